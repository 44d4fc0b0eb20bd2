import type { HarvestRun } from '@lectern/contracts/resources/harvest/harvest-run';

/** Whether a harvest goes on, or waits for the repository. */
export function isOpenRun(run: HarvestRun | null): boolean {
  return run?.state === 'waiting' || run?.state === 'running';
}
