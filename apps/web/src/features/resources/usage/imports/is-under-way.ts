import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';

/** Whether an import waits or runs. */
export function isUnderWay(run: Pick<UsageImport, 'state'>): boolean {
  return run.state === 'waiting' || run.state === 'running';
}
