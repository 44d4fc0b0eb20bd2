import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { MOST_HARVEST_SOURCES } from '@lectern/contracts/resources/harvest/harvest-kinds';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { removeHarvestSource } from '@lectern/contracts/resources/harvest/remove-harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { stopHarvest } from '@lectern/contracts/resources/harvest/stop-harvest';
import { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import type { Db } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildHarvestRun, buildHarvestSource, harvestSourceRow } from '../harvest-rows.ts';
import { buildCollection, buildPolicy } from '../repository-rows.ts';
import { type Provoked, provoked } from './provoked.ts';

const NONE = { id: 'nothing' };
const ADDRESS = 'https://far.example.org/oai';

/** A source that can be put, with the home that its documents get. */
async function source(db: Db) {
  return {
    name: 'Far',
    address: ADDRESS,
    prefix: 'oai_dc',
    collectionId: await buildCollection(db),
    policyId: await buildPolicy(db),
  };
}

/** A source that is being harvested. */
async function harvested(db: Db) {
  const id = await buildHarvestSource(db);
  await buildHarvestRun(db, id, { state: 'running', ended_at: '' });
  return { id };
}

/** How calls about repositories that are harvested are refused. */
export const HARVEST_PROVOKED: readonly Provoked[] = [
  provoked(listHarvestRuns, { HARVEST_SOURCE_NOT_FOUND: () => NONE }),
  provoked(getHarvestRun, { HARVEST_RUN_NOT_FOUND: () => NONE }),
  provoked(stopHarvest, { HARVEST_RUN_NOT_FOUND: () => NONE }),
  provoked(tryHarvestAddress, { HARVEST_ADDRESS: () => ({ address: 'http://far.example.org/oai' }) }),
  provoked(startHarvest, {
    HARVEST_SOURCE_NOT_FOUND: () => NONE,
    HARVEST_RUNNING: ({ deps }) => harvested(deps.db),
  }),
  provoked(removeHarvestSource, {
    HARVEST_SOURCE_NOT_FOUND: () => NONE,
    HARVEST_RUNNING: ({ deps }) => harvested(deps.db),
  }),
  provoked(putHarvestSource, {
    HARVEST_ADDRESS: async ({ deps }) => ({
      ...(await source(deps.db)),
      address: `${ADDRESS}?verb=Identify`,
    }),
    HARVEST_SOURCE_NOT_FOUND: async ({ deps }) => ({ ...(await source(deps.db)), ...NONE }),
    COLLECTION_NOT_FOUND: async ({ deps }) => ({ ...(await source(deps.db)), collectionId: 'nothing' }),
    POLICY_NOT_FOUND: async ({ deps }) => ({ ...(await source(deps.db)), policyId: 'nothing' }),
    // Last: the sources stay.
    HARVEST_SOURCE_LIMIT_REACHED: async ({ deps }) => {
      const rows = Array.from({ length: MOST_HARVEST_SOURCES }, () => harvestSourceRow());
      await insertRows(deps.db, 'harvest_source', rows);
      return source(deps.db);
    },
  }),
];
