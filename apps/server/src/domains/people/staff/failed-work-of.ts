import { ALL_FAILED_WORK } from '@lectern/contracts/people/staff/failed-work-choice';
import type { FailedWorkFilter } from '../../../platform/failed-work/failed-work.ts';

/** What a choice of the staff means: of their library alone. */
export function failedWorkOf(tenantId: string, id: string): FailedWorkFilter {
  return id === ALL_FAILED_WORK ? { tenantId } : { tenantId, id };
}
