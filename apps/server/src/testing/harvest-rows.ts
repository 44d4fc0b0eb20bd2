import { newRun } from '../domains/resources/harvest/run/begin-run.ts';
import type { HarvestRunTable, HarvestSourceTable } from '../domains/resources/harvest/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** A repository that the first library harvests by hand. */
export function harvestSourceRow(given: Partial<HarvestSourceTable> = {}): HarvestSourceTable {
  return {
    id: newId(),
    tenant_id: TENANT,
    name: 'Far repository',
    address: 'https://far.example.org/oai',
    prefix: 'oai_dc',
    set_spec: '',
    collection_id: 'collection',
    policy_id: 'policy',
    kind: 'other',
    is_open: 0,
    deletions: 'hide',
    rhythm: 'manual',
    is_on: 1,
    changed_since: '',
    next_at: '',
    created_at: AT,
    updated_at: AT,
    ...given,
  };
}

/** The same, stored; answers its id. */
export async function buildHarvestSource(db: Db, given: Partial<HarvestSourceTable> = {}): Promise<string> {
  const row = harvestSourceRow(given);
  await db.insertInto('harvest_source').values(row).execute();
  return row.id;
}

/** A harvest of a source that is over, with what is given; answers its id. */
export async function buildHarvestRun(
  db: Db,
  sourceId: string,
  given: Partial<HarvestRunTable> = {},
): Promise<string> {
  const source = { id: sourceId, tenant_id: TENANT, changed_since: '' };
  const run = newRun(source, { staffId: 'somebody', isWhole: true, now: AT });
  const row: HarvestRunTable = { ...run, state: 'done', ended_at: AT, ...given };
  await db.insertInto('harvest_run').values(row).execute();
  return row.id;
}
