// A request whose body may be refused before all of it was sent: the daemon answers and closes, and the client may see
// only that it was cut off.
import { ask, type Answer, type Asked } from '../support/http-request.ts';

/** What the system takes from a sender before anybody reads it. */
const BUFFERED_BYTES = 64 * 1024;

/** Has a problem of its own, of no surface, when it was cut off. */
export async function askOrCut(url: string, asked: Asked): Promise<Answer> {
  try {
    return await ask(url, asked);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isCut = ['ECONNRESET', 'EPIPE'].includes(code) && Buffer.byteLength(asked.body ?? '') > BUFFERED_BYTES;
    if (!isCut) throw error;
    return { status: CUT, headers: {}, text: '', json: { code: 'cut off' } };
  }
}

/** In the place of a status. */
export const CUT = 499;
