import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';

/** Whether an import waits or runs. */
export function isUnderWay(run: Pick<TitleImport, 'state'> | null | undefined): boolean {
  return run?.state === 'waiting' || run?.state === 'running';
}
