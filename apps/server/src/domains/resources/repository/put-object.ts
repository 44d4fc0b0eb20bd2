import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  COLLECTION_NOT_FOUND,
  OBJECT_CHANGED,
  OBJECT_LIMIT_REACHED,
  OBJECT_NOT_FOUND,
  OBJECT_RECORD_UNKNOWN,
  POLICY_NOT_FOUND,
} from '@lectern/contracts/resources/repository/errors';
import { MOST_OBJECTS } from '@lectern/contracts/resources/repository/kinds';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { findBib } from '../../collection/catalogue/records/find-bibs.ts';
import type { ObjectColumns } from './object-columns.ts';
import { listCollectionRows } from './store/collection-store.ts';
import { countObjects, findObject, replaceCreators, writeObjects } from './store/object-store.ts';
import { findPolicy } from './store/policy-store.ts';
import type { Creator, DigitalObjectTable } from './tables.ts';

export interface ObjectToPut {
  readonly tenantId: string;
  /** Undefined for a new object. */
  readonly id: string | undefined;
  /** That of the object as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: ObjectColumns;
  readonly now: string;
}

type Refused = Refusal<
  | 'OBJECT_NOT_FOUND'
  | 'OBJECT_CHANGED'
  | 'OBJECT_LIMIT_REACHED'
  | 'OBJECT_RECORD_UNKNOWN'
  | 'COLLECTION_NOT_FOUND'
  | 'POLICY_NOT_FOUND'
>;

/** Makes other changes to the collections, objects and rights of the library wait. */
export async function lockRepository(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `repository/${tenantId}`);
}

/** Adds or changes an object; answers it as it was and as it is. */
export async function putObjectRow(
  tx: Tx,
  { tenantId, id, version, columns, now }: ObjectToPut,
): Promise<
  { readonly before: DigitalObjectTable | undefined; readonly after: DigitalObjectTable } | Refused
> {
  await lockRepository(tx, tenantId);
  const before = id === undefined ? undefined : await findObject(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(OBJECT_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(OBJECT_CHANGED);
  if (!before && (await countObjects(tx, tenantId)) >= MOST_OBJECTS)
    return refuse(OBJECT_LIMIT_REACHED, { limit: MOST_OBJECTS });
  const collections = await listCollectionRows(tx, tenantId);
  if (!collections.some((one) => one.id === columns.collection_id)) return refuse(COLLECTION_NOT_FOUND);
  if (!(await findPolicy(tx, tenantId, columns.policy_id))) return refuse(POLICY_NOT_FOUND);
  const isOtherRecord = columns.bib_id !== '' && columns.bib_id !== before?.bib_id;
  if (isOtherRecord && !(await findBib(tx, tenantId, columns.bib_id))) return refuse(OBJECT_RECORD_UNKNOWN);
  const after: DigitalObjectTable = {
    ...columns,
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  await writeObjects(tx, tenantId, before ? { changed: [after] } : { added: [after] });
  const persons = fromJson<Creator[]>(columns.creators).map(({ personId }) => personId);
  await replaceCreators(
    tx,
    tenantId,
    after.id,
    persons.filter((personId) => personId !== ''),
  );
  return { before, after };
}
