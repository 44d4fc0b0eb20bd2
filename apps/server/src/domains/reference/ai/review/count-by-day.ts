import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { countAnswers } from '@lectern/contracts/reference/ai/count-answers';
import { dateIn } from '../../../../platform/clock.ts';
import type { CountedTurns } from './review-store.ts';

type Day = OutputOf<(typeof countAnswers)['output']>['days'][number];

const NOTHING = { questions: 0, known: 0, unknown: 0, up: 0, down: 0, library: 0, builtIn: 0, model: 0 };

/** Counts of questions by the days of a time zone, the newest first. */
export function countByDay(counted: readonly CountedTurns[], timeZone: string): Day[] {
  const days = new Map<string, Day>();
  for (const { minute, isKnown, rating, answeredBy, count } of counted) {
    const day = dateIn(timeZone, new Date(`${minute}:00.000Z`));
    const sums = days.get(day) ?? { day, ...NOTHING };
    days.set(day, sums);
    sums.questions += count;
    sums[isKnown ? 'known' : 'unknown'] += count;
    if (rating) sums[rating] += count;
    sums[answeredBy] += count;
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
}
