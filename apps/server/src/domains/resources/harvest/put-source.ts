import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  HARVEST_SOURCE_LIMIT_REACHED,
  HARVEST_SOURCE_NOT_FOUND,
} from '@lectern/contracts/resources/harvest/errors';
import { MOST_HARVEST_SOURCES } from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { COLLECTION_NOT_FOUND, POLICY_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { hasCollection, hasPolicy } from '../repository/put-objects.ts';
import { nextHarvest } from './run/watch-harvests.ts';
import { changeSource, findSource, insertSource, listSources } from './store/source-store.ts';
import type { HarvestSourceTable } from './tables.ts';

export type SourceFacts = OutputOf<typeof putHarvestSource.input>;

/** Makes other changes to the sources of the library wait. */
export async function lockSources(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `harvest/${tenantId}`);
}

/** Adds a source or changes one; answers it as it was and as it is. Another address, format or set has other records: all are asked for. */
export async function putSourceRow(
  tx: Tx,
  tenantId: string,
  facts: SourceFacts,
  at: Date,
): Promise<
  | { readonly before: HarvestSourceTable | undefined; readonly after: HarvestSourceTable }
  | Refusal<
      | 'HARVEST_SOURCE_NOT_FOUND'
      | 'HARVEST_SOURCE_LIMIT_REACHED'
      | 'COLLECTION_NOT_FOUND'
      | 'POLICY_NOT_FOUND'
    >
> {
  await lockSources(tx, tenantId);
  const before = facts.id === undefined ? undefined : await findSource(tx, tenantId, facts.id);
  if (facts.id !== undefined && !before) return refuse(HARVEST_SOURCE_NOT_FOUND);
  if (!(await hasCollection(tx, tenantId, facts.collectionId))) return refuse(COLLECTION_NOT_FOUND);
  if (!(await hasPolicy(tx, tenantId, facts.policyId))) return refuse(POLICY_NOT_FOUND);
  if (!before && (await listSources(tx, tenantId)).length >= MOST_HARVEST_SOURCES)
    return refuse(HARVEST_SOURCE_LIMIT_REACHED, { limit: MOST_HARVEST_SOURCES });
  const now = at.toISOString();
  const isOther =
    before?.address !== facts.address || before.prefix !== facts.prefix || before.set_spec !== facts.setSpec;
  const isSameRhythm = before?.rhythm === facts.rhythm && before.is_on === toBit(facts.isOn);
  const said = {
    name: facts.name,
    address: facts.address,
    prefix: facts.prefix,
    set_spec: facts.setSpec,
    collection_id: facts.collectionId,
    policy_id: facts.policyId,
    kind: facts.kind,
    is_open: toBit(facts.isOpen),
    deletions: facts.deletions,
    rhythm: facts.rhythm,
    is_on: toBit(facts.isOn),
    changed_since: isOther ? '' : before.changed_since,
    next_at: isSameRhythm ? before.next_at : facts.isOn ? nextHarvest(facts.rhythm, at) : '',
    updated_at: now,
  } as const;
  if (before) {
    await changeSource(tx, before, said);
    return { before, after: { ...before, ...said } };
  }
  const after: HarvestSourceTable = { ...said, id: newId(), tenant_id: tenantId, created_at: now };
  await insertSource(tx, after);
  return { before, after };
}

/** A source as the audit notes it. */
export function auditedSource(row: HarvestSourceTable | undefined): AuditedState | undefined {
  return (
    row && {
      name: row.name,
      address: row.address,
      collectionId: row.collection_id,
      policyId: row.policy_id,
      isOpen: row.is_open === 1,
    }
  );
}
