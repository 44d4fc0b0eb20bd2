import type { AmnestyRecord } from './rule-records.ts';

export type Amnesty = Pick<AmnestyRecord, 'firstDay' | 'lastDay' | 'covers'>;

/** Whether a day lies in an amnesty; its first and last day do. */
export function isInAmnesty({ firstDay, lastDay }: Amnesty, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

/** Whether overdue loans that come back on a day cost nothing at all. */
export function forgivesReturnsOn(amnesties: readonly Amnesty[], day: string): boolean {
  return amnesties.some((one) => one.covers === 'returns' && isInAmnesty(one, day));
}
