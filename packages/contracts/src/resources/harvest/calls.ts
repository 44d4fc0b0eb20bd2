import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getHarvestRun } from './get-harvest-run.ts';
import { listHarvestRuns } from './list-harvest-runs.ts';
import { listHarvestSources } from './list-harvest-sources.ts';
import { putHarvestSource } from './put-harvest-source.ts';
import { removeHarvestSource } from './remove-harvest-source.ts';
import { startHarvest } from './start-harvest.ts';
import { stopHarvest } from './stop-harvest.ts';
import { tryHarvestAddress } from './try-harvest-address.ts';

export const HARVEST_CALLS: readonly AnyEndpoint[] = [
  getHarvestRun,
  listHarvestRuns,
  listHarvestSources,
  putHarvestSource,
  removeHarvestSource,
  startHarvest,
  stopHarvest,
  tryHarvestAddress,
];
