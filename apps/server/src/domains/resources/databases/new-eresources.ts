import { ERESOURCE_STATUSES } from '@lectern/contracts/resources/databases/eresource';
import type { Deps } from '../../../platform/deps.ts';
import { newSince } from './new-since.ts';
import { pageOfChosen } from './page-of-eresources.ts';
import { type Reader, todayIn } from './reading.ts';

interface Page {
  readonly page: number;
  readonly rows: number;
}

const NO_TRIALS = ERESOURCE_STATUSES.filter((status) => status !== 'trial');

/** Databases that were added in the last days and are no trials: featured ones first, then the newest. */
export function newEresources(deps: Pick<Deps, 'db' | 'clock'>, reader: Reader, page: Page) {
  const addedSince = newSince(reader.tenant, todayIn(deps, reader.tenant));
  return pageOfChosen(deps, reader, { statuses: NO_TRIALS, addedSince }, { ...page, order: 'new' });
}

/** Trials that run today, those that began last first. */
export function runningTrials(deps: Pick<Deps, 'db' | 'clock'>, reader: Reader, page: Page) {
  return pageOfChosen(deps, reader, { statuses: ['trial'] }, { ...page, order: 'began' });
}
