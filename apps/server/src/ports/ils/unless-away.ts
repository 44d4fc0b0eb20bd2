import { isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Away } from './ils-refusals.ts';

/** What a library system answers; undefined while it is away, for what goes on without it. */
export async function unlessAway<Answer>(
  answer: Promise<Answer | Away> | undefined,
): Promise<Answer | undefined> {
  const answered = await answer;
  return isRefusalFor(answered, ILS_UNAVAILABLE) ? undefined : (answered as Answer);
}
