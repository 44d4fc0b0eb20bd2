import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  COLLECTION_NOT_FOUND,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_NOT_FOUND,
} from '@lectern/contracts/resources/repository/errors';
import type { CollectionKind } from '@lectern/contracts/resources/repository/kinds';
import type { Db } from '../../../platform/db/database.ts';
import { rightsOf } from './rights/asking.ts';
import { mayDo, type Rights } from './rights/may-do.ts';
import type { Seeing } from './seeing.ts';
import { findFile } from './store/file-store.ts';
import { findObject } from './store/object-store.ts';
import type { DigitalCollectionTable, DigitalFileTable, DigitalObjectTable } from './tables.ts';

/** A collection that the caller sees. */
export function findSeenCollection(
  { tree }: Seeing,
  id: string,
  kind?: CollectionKind,
): DigitalCollectionTable | Refusal<'COLLECTION_NOT_FOUND'> {
  const row = tree.find(id);
  return row && (kind === undefined || row.kind === kind) ? row : refuse(COLLECTION_NOT_FOUND);
}

/** An object that the caller sees: one that is not described to the caller is not there. */
export async function findSeenObject(
  db: Db,
  { tenant, tree, asking }: Seeing,
  id: string,
): Promise<DigitalObjectTable | Refusal<'OBJECT_NOT_FOUND'>> {
  const row = await findObject(db, tenant.id, id);
  const isSeen =
    row?.is_open === 1 &&
    tree.find(row.collection_id) !== undefined &&
    mayDo('describe', rightsOf(asking, row), asking.asker).may;
  return isSeen ? row : refuse(OBJECT_NOT_FOUND);
}

/** A file of an object that the caller sees, with the rights of both. */
export interface SeenFile {
  readonly object: DigitalObjectTable;
  readonly file: DigitalFileTable;
  readonly rights: readonly Rights[];
}

/** A file that the caller sees. A file is seen by itself too: its own rights may hide it. */
export async function findSeenFile(
  db: Db,
  seeing: Seeing,
  objectId: string,
  fileId: string,
): Promise<SeenFile | Refusal<'OBJECT_NOT_FOUND' | 'OBJECT_FILE_NOT_FOUND'>> {
  const object = await findSeenObject(db, seeing, objectId);
  if ('error' in object) return object;
  const file = await findFile(db, seeing.tenant.id, fileId);
  if (!file || file.object_id !== objectId) return refuse(OBJECT_FILE_NOT_FOUND);
  const rights = rightsOf(seeing.asking, object, file);
  if (!mayDo('describe', rights, seeing.asking.asker).may) return refuse(OBJECT_FILE_NOT_FOUND);
  return { object, file, rights };
}
