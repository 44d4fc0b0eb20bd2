import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { harvestAuditNames } from './audit-names.ts';
import { getHarvestRunCall } from './calls/get-harvest-run.ts';
import { listHarvestRunsCall } from './calls/list-harvest-runs.ts';
import { listHarvestSourcesCall } from './calls/list-harvest-sources.ts';
import { putHarvestSourceCall } from './calls/put-harvest-source.ts';
import { removeHarvestSourceCall } from './calls/remove-harvest-source.ts';
import { startHarvestCall } from './calls/start-harvest.ts';
import { stopHarvestCall } from './calls/stop-harvest.ts';
import { tryHarvestAddressCall } from './calls/try-harvest-address.ts';
import { runHarvests } from './run/run-harvest.ts';
import { watchHarvests } from './run/watch-harvests.ts';

/** What was told of a run is kept for a year. */
const REPORT_DAYS = 365;

/** Repositories elsewhere whose records become objects here (OAI-PMH). */
export const harvest: Domain = {
  auditNames: harvestAuditNames,
  calls: [
    getHarvestRunCall,
    listHarvestRunsCall,
    listHarvestSourcesCall,
    putHarvestSourceCall,
    removeHarvestSourceCall,
    startHarvestCall,
    stopHarvestCall,
    tryHarvestAddressCall,
  ],
  expiries: [
    {
      table: 'harvest_run',
      isOver: (now) => sql<boolean>`ended_at <> '' and ended_at < ${dayBefore(now, REPORT_DAYS)}`,
    },
    {
      table: 'harvest_left_out',
      isOver: (now) => sql<boolean>`made_at < ${dayBefore(now, REPORT_DAYS)}`,
    },
  ],
  sends: [thingChanged],
  background: (deps) => ({ jobs: [runHarvests(deps), watchHarvests(deps)] }),
};
