import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FAILED_WORK_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { ALL_FAILED_WORK } from '@lectern/contracts/people/staff/failed-work-choice';
import type { Db } from '../../../platform/db/database.ts';
import { listFailedWork } from '../../../platform/failed-work/all-failed-work.ts';
import type { FailedWork, FailedWorkFilter } from '../../../platform/failed-work/failed-work.ts';

/** Failed work of a library that its staff chose: one, or all. */
export interface ChosenWork {
  readonly filter: FailedWorkFilter;
  /** Undefined for all. */
  readonly one: FailedWork | undefined;
}

/** What a choice of the staff means: of their library alone. */
export async function chosenWork(
  db: Db,
  tenantId: string,
  id: string,
): Promise<ChosenWork | Refusal<'FAILED_WORK_UNKNOWN'>> {
  if (id === ALL_FAILED_WORK) return { filter: { tenantId }, one: undefined };
  const filter = { tenantId, id };
  const [one] = await listFailedWork(db, filter, 1);
  return one ? { filter, one } : refuse(FAILED_WORK_UNKNOWN);
}
