// A project as callers see it, with the event that last changed it as its revision. Apart from the other records, because
// hot commands show it too and do not load node:crypto.
import { checkedEntity, type Sha256 } from '../../base/checked-entity.ts';
import type { Project } from '../contract.ts';
import type { BodyRow } from '../queries.ts';
import type { ProjectEntity } from '../state/entities.ts';

export function projectRecord(sha256: Sha256, row: BodyRow): Project {
  const place = { collection: 'project', id: 'project' };
  const entity = checkedEntity(sha256, row.id, place, row) as ProjectEntity;
  const { name, root, snapshots, changed_seq: revision, created_at, updated_at } = entity;
  const settings = snapshots === undefined ? {} : { snapshots };
  return { project_id: row.id, name, root, ...settings, revision, created_at, updated_at };
}
