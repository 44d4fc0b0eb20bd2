import type { Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  COLLECTION_CHANGED,
  COLLECTION_CODE_TAKEN,
  COLLECTION_IN_ITSELF,
  COLLECTION_LIMIT_REACHED,
  COLLECTION_NOT_FOUND,
  COLLECTION_TOO_DEEP,
  POLICY_NOT_FOUND,
} from '@lectern/contracts/resources/repository/errors';
import {
  type CollectionKind,
  MOST_COLLECTIONS,
  MOST_LEVELS,
} from '@lectern/contracts/resources/repository/kinds';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { type CollectionTree, collectionTree } from './collection-tree.ts';
import { lockRepository } from './put-object.ts';
import { changeCollection, insertCollection, listCollectionRows } from './store/collection-store.ts';
import { findPolicy } from './store/policy-store.ts';
import type { DigitalCollectionTable } from './tables.ts';

/** What staff say about a collection. */
export interface CollectionFacts {
  readonly kind: CollectionKind;
  readonly code: string;
  readonly parentId?: string | undefined;
  readonly names: Names;
  readonly descriptions: Names;
  readonly unitCode: string;
  readonly policyId?: string | undefined;
  readonly position: number;
  readonly isOpen: boolean;
}

export interface CollectionToPut {
  readonly tenantId: string;
  /** Undefined for a new collection. */
  readonly id: string | undefined;
  readonly version: number | undefined;
  readonly facts: CollectionFacts;
  readonly now: string;
}

type Refused = Refusal<
  | 'COLLECTION_NOT_FOUND'
  | 'COLLECTION_CHANGED'
  | 'COLLECTION_CODE_TAKEN'
  | 'COLLECTION_IN_ITSELF'
  | 'COLLECTION_TOO_DEEP'
  | 'COLLECTION_LIMIT_REACHED'
  | 'POLICY_NOT_FOUND'
>;

/** Adds or changes a collection; answers it as it was and as it is. A collection below another is of its kind. */
export async function putCollectionRow(
  tx: Tx,
  { tenantId, id, version, facts, now }: CollectionToPut,
): Promise<
  { readonly before: DigitalCollectionTable | undefined; readonly after: DigitalCollectionTable } | Refused
> {
  await lockRepository(tx, tenantId);
  const rows = await listCollectionRows(tx, tenantId);
  const before = rows.find((row) => row.id === id);
  if (id !== undefined && !before) return refuse(COLLECTION_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(COLLECTION_CHANGED);
  if (rows.some((row) => row.code === facts.code && row.id !== id)) return refuse(COLLECTION_CODE_TAKEN);
  if (!before && rows.length >= MOST_COLLECTIONS)
    return refuse(COLLECTION_LIMIT_REACHED, { limit: MOST_COLLECTIONS });
  const parent = rows.find((row) => row.id === facts.parentId);
  if (facts.parentId !== undefined && !parent) return refuse(COLLECTION_NOT_FOUND);
  if (facts.policyId !== undefined && !(await findPolicy(tx, tenantId, facts.policyId)))
    return refuse(POLICY_NOT_FOUND);
  const tree = collectionTree(rows);
  if (parent && id !== undefined && tree.below(id).includes(parent.id)) return refuse(COLLECTION_IN_ITSELF);
  const levels = (parent ? tree.path(parent.id).length + 1 : 0) + heightOf(tree, id);
  if (levels > MOST_LEVELS) return refuse(COLLECTION_TOO_DEEP, { limit: MOST_LEVELS });
  const after: DigitalCollectionTable = {
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    kind: parent?.kind ?? facts.kind,
    code: facts.code,
    parent_id: parent?.id ?? '',
    names: toJson(facts.names),
    descriptions: toJson(facts.descriptions),
    unit_code: facts.unitCode,
    policy_id: facts.policyId ?? '',
    cover_file: before?.cover_file ?? '',
    position: facts.position,
    is_open: toBit(facts.isOpen),
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  if (!before) await insertCollection(tx, after);
  else await changeCollection(tx, after);
  // Those below follow: a tree is of one kind.
  for (const row of rows)
    if (before && row.kind !== after.kind && row.id !== after.id && tree.below(after.id).includes(row.id))
      await changeCollection(tx, { ...row, kind: after.kind, version: row.version + 1, updated_at: now });
  return { before, after };
}

/** How many levels a collection has with those below it; 1 of a new one. */
function heightOf(tree: CollectionTree, id: string | undefined): number {
  const heights = tree.children(id ?? 'new').map((child) => heightOf(tree, child.id));
  return 1 + Math.max(0, ...heights);
}
