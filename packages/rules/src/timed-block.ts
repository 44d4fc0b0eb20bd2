/**
 * What a block of a reader for a time is on a day:
 * - `coming`: its first day is not here yet. `running`: the reader borrows, renews and requests nothing.
 * - `over`: its last day has passed. `lifted`: staff ended it before.
 */
export const TIMED_BLOCK_STATES = ['coming', 'running', 'over', 'lifted'] as const;
export type TimedBlockState = (typeof TIMED_BLOCK_STATES)[number];

/** The state of a block on a day. Days are calendar dates (YYYY-MM-DD) of the library, and both ends are included. */
export function timedBlockState(
  {
    from,
    until,
    liftedAt,
  }: { readonly from: string; readonly until: string; readonly liftedAt: string | null },
  today: string,
): TimedBlockState {
  if (liftedAt !== null) return 'lifted';
  if (until < today) return 'over';
  return from <= today ? 'running' : 'coming';
}
