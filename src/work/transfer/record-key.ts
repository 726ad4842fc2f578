// How a record is named outside the project it lives in, and which id it gets inside another one. The id follows from
// the name, so that importing again finds what is there, and records refer to one another before they exist.
import { uuidOf } from '../../base/named-id.ts';
import { isUuid } from '../../base/ids.ts';
import type { RecordKey } from './contract.ts';
import type { RecordKind } from './ports.ts';

const OWN = 'throughline.';

/** The source of what was made here and not imported. */
export function ownSource(projectId: string): string {
  return OWN + projectId;
}

/** Text without a slash but the one between both parts. */
export function recordKey(source: string, externalId: string): RecordKey {
  return `${source.replaceAll(/[%/]/g, encodeURIComponent)}/${externalId}`;
}

/** A name that a person wrote by hand has no source of its own. */
export function parseRecordKey(key: RecordKey, otherwise: string): { source: string; external_id: string } {
  const slash = key.indexOf('/');
  if (slash < 1 || slash === key.length - 1) return { source: otherwise, external_id: key };
  const source = key.slice(0, slash).replaceAll('%2F', '/').replaceAll('%25', '%');
  return { source, external_id: key.slice(slash + 1) };
}

/** What came from this very project keeps its id. */
export function idIn(projectId: string, kind: RecordKind, record: { source: string; external_id: string }): string {
  const { source, external_id: id } = record;
  if (source === ownSource(projectId) && isUuid(id)) return id;
  return uuidOf(`imported ${kind}\n${projectId}\n${source}\n${id}`);
}
