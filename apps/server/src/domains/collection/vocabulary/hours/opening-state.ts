import type { OpeningState } from '@lectern/contracts/people/tenant/opening';
import { addDays, daysBetween } from '../../../../platform/clock.ts';
import { clockAt, instantAt } from '../../../../platform/local-time.ts';
import type { OpeningDays } from './opening-hours.ts';
import { clockText, DAY_MINUTES } from './opening-spans.ts';

/** Further ahead no opening is sought: a library that is closed longer is closed. */
export const AHEAD_DAYS = 60;
/** A span may begin on the day before and end today. */
const BACK_DAYS = 1;
const DAY_MS = 86_400_000;

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Whether a library is open at an instant (ms), until when, or when it opens. In the time zone of the tenant. */
export function openingState(
  days: OpeningDays,
  libraryCode: string,
  timeZone: string,
  now: number,
): OpeningState {
  const today = clockAt(timeZone, now).day;
  if (!days.hasWeek(libraryCode)) return { state: 'unknown', until: null, opens: null };
  const intervals = joined(intervalsFrom(days, libraryCode, timeZone, today));
  const open = intervals.find(({ from, to }) => from <= now && now < to);
  if (open) {
    // Who is open on all days ahead never closes, as far as is known.
    const last = instantAt(timeZone, addDays(today, AHEAD_DAYS), DAY_MINUTES);
    return { state: 'open', until: open.to >= last ? null : closing(timeZone, open.to, now), opens: null };
  }
  const next = intervals.find(({ from }) => from > now);
  return { state: 'closed', until: null, opens: next ? opening(timeZone, next.from, today) : null };
}

function intervalsFrom(days: OpeningDays, libraryCode: string, timeZone: string, today: string): Interval[] {
  return Array.from({ length: BACK_DAYS + AHEAD_DAYS + 1 }, (_, at) => addDays(today, at - BACK_DAYS))
    .flatMap((day) =>
      (days.spansOn(libraryCode, day) ?? []).map(({ opens, closes }) => ({
        from: instantAt(timeZone, day, opens),
        to: instantAt(timeZone, day, closes),
      })),
    )
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
}

/** Times without a gap between them are one: 8:00 to 24:00 and 0:00 to 2:00. */
function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals) {
    const last = result.at(-1);
    if (last && interval.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, interval.to) };
    else result.push(interval);
  }
  return result;
}

/** A closing time at midnight is told as 24:00 of the day that ends. */
function closing(timeZone: string, instant: number, now: number) {
  const { day, minutes } = clockAt(timeZone, instant);
  const atMidnight = minutes === 0;
  return {
    at: new Date(instant).toISOString(),
    day: atMidnight ? addDays(day, -1) : day,
    time: clockText(atMidnight ? DAY_MINUTES : minutes),
    inDays: Math.floor((instant - now) / DAY_MS),
  };
}

function opening(timeZone: string, instant: number, today: string) {
  const { day, minutes } = clockAt(timeZone, instant);
  return {
    at: new Date(instant).toISOString(),
    day,
    time: clockText(minutes),
    inDays: daysBetween(today, day),
  };
}
