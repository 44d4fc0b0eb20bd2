import { movesFrom } from '@lectern/rules/requests/request-ways';
import type { Period } from '@lectern/rules/requests/way';
import { addDays, dateIn, later } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { LocalContext } from '../local-context.ts';
import type { RequestTable } from '../store/request-tables.ts';

/** What the periods of a step are counted by. */
export type TimedRequest = Pick<
  RequestTable,
  'kind' | 'step' | 'step_since' | 'kept_until' | 'wanted_until' | 'suspended_until'
>;

type Terms = Pick<LocalContext, 'now' | 'policy'>;

/** The first instant at which time moves a request that reaches its step now; null where time does not. */
export function clockLooksAt(terms: Terms, request: TimedRequest): string | null {
  const instants = movesFrom(request.kind, request.step).flatMap(
    ({ after }) => (after ? periodEnd(terms, request, after) : undefined) ?? [],
  );
  return instants.sort()[0] ?? null;
}

/** When a period ends; undefined where it has no end for this request. Days are whole ones, to their end. */
export function periodEnd(
  { now, policy }: Terms,
  { step_since, kept_until, wanted_until, suspended_until }: TimedRequest,
  period: Period,
): string | undefined {
  const afterDay = (day: string | null) =>
    day === null ? undefined : startOfDay(policy.timeZone, addDays(day, 1));
  const afterDays = (days: number) => afterDay(addDays(dateIn(policy.timeZone, new Date(step_since)), days));
  switch (period) {
    case 'at_once':
      return now;
    case 'retention':
      return afterDay(kept_until);
    case 'wanted_until':
      return afterDay(wanted_until);
    case 'suspension':
      return suspended_until === null ? undefined : startOfDay(policy.timeZone, suspended_until);
    case 'answer':
      return afterDays(policy.requests.answerDays);
    case 'meeting':
      return afterDays(policy.requests.meetingDays);
    case 'delivery':
      return afterDays(policy.requests.deliveryDays);
    case 'confirmation':
      return later(new Date(step_since), policy.requests.confirmMinutes * 60);
  }
}
