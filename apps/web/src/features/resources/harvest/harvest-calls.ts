import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { listHarvestSources } from '@lectern/contracts/resources/harvest/list-harvest-sources';

/** Calls whose answers change with sources and their harvests. */
export const HARVEST_CALLS = [getHarvestRun, listHarvestRuns, listHarvestSources];
