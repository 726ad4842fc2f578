// A blob as text, for a row that names it.
import { Refusal, type Details } from '../../base/errors.ts';
import type { Blobs } from '../../store/blobs.ts';

/** The text of a blob. Says which row named it when it is missing or was changed. */
export async function readBlob(blobs: Blobs, key: string, namedBy: Details): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await blobs.get(key));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.row, error.message, { ...error.details, ...namedBy }, error);
  }
}
