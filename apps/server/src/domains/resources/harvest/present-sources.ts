import type { HarvestSource } from '@lectern/contracts/resources/harvest/harvest-source';
import type { Db } from '../../../platform/db/database.ts';
import { presentRun } from './present-runs.ts';
import { countItems } from './store/item-store.ts';
import { lastRun } from './store/run-store.ts';
import type { HarvestSourceTable } from './tables.ts';

/** Sources as staff see them, each with its last run. */
export async function presentSources(
  db: Db,
  tenantId: string,
  rows: readonly HarvestSourceTable[],
): Promise<HarvestSource[]> {
  const counts = await countItems(db, tenantId);
  return Promise.all(
    rows.map(async (row) => {
      const run = await lastRun(db, tenantId, row.id);
      return {
        id: row.id,
        name: row.name,
        address: row.address,
        prefix: row.prefix,
        setSpec: row.set_spec,
        collectionId: row.collection_id,
        policyId: row.policy_id,
        kind: row.kind,
        isOpen: row.is_open === 1,
        deletions: row.deletions,
        rhythm: row.rhythm,
        isOn: row.is_on === 1,
        objectCount: counts.get(row.id) ?? 0,
        changedSince: row.changed_since,
        nextAt: row.is_on === 1 ? row.next_at : '',
        lastRun: run ? presentRun(run) : null,
      };
    }),
  );
}
