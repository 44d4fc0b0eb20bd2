import { type Embargo, embargoRange, parseEmbargo } from './embargo.ts';
import { type NumberPlace, placeOfNumber } from './number-place.ts';
import { firstDayOf, isOpenEnd, lastDayOf, parseTitleDate } from './title-date.ts';

/**
 * From where to where a title can be read online, as a row of KBART says it. Dates are YYYY, YYYY-MM or YYYY-MM-DD, the embargo is R1Y,
 * P6M and the like. Empty is unknown, but an empty last date is to the present.
 */
export interface Coverage {
  readonly firstDate: string;
  readonly firstVolume: string;
  readonly firstIssue: string;
  readonly lastDate: string;
  readonly lastVolume: string;
  readonly lastIssue: string;
  readonly embargo: string;
}

/** The coverage of a row that says nothing of it. */
export const NO_COVERAGE: Coverage = {
  firstDate: '',
  firstVolume: '',
  firstIssue: '',
  lastDate: '',
  lastVolume: '',
  lastIssue: '',
  embargo: '',
};

/** Days as YYYY-MM-DD, both included. `from` is empty if the beginning is unknown, `to` if there is no end yet. */
export interface CoveredDays {
  readonly from: string;
  readonly to: string;
}

/** The days that can be read on `today` (YYYY-MM-DD), the embargo taken into account; undefined if there are none. */
export function coverageOn(coverage: Coverage, today: string): CoveredDays | undefined {
  const { first, last, wall } = boundsOf(coverage, today);
  const from = later(first?.from ?? '', wall.from ?? '');
  const to = earlier(last?.to ?? '', wall.to ?? '');
  return from !== '' && to !== '' && from > to ? undefined : { from, to };
}

/** What somebody looks for. The date is as in a coverage; what is absent or empty is unknown. */
export interface WantedIssue {
  readonly date?: string;
  readonly volume?: string;
  readonly issue?: string;
}

export type Answer = 'yes' | 'no' | 'unknown';

/**
 * Whether an issue can be read on `today` (YYYY-MM-DD). Dates decide. Where the date lies in the year, month or day in which the coverage
 * begins or ends, or where one of the dates is unknown, volumes and issues decide. A first date without a day is meant from its first day,
 * a last date to its last day. An embargo knows dates only. What cannot be read in a coverage makes the answer unknown, not open.
 */
export function covers(coverage: Coverage, wanted: WantedIssue, today: string): Answer {
  if (!coverageOn(coverage, today)) return 'no';
  const { first, last, wall } = boundsOf(coverage, today);
  const days = daysOf(wanted.date ?? '');
  const sought = { volume: wanted.volume ?? '', issue: wanted.issue ?? '' };
  const start = placeOfNumber(
    sought,
    // From the first issue on is the same as the whole volume.
    { volume: coverage.firstVolume, issue: coverage.firstIssue === '1' ? '' : coverage.firstIssue },
    isSameYear(days, first),
  );
  const end = placeOfNumber(
    sought,
    { volume: coverage.lastVolume, issue: coverage.lastIssue },
    isSameYear(days, last),
  );
  const answers = [
    behindStart(days, first, start),
    beforeEnd(days, last, end, coverage),
    behindWall(days, wall.from, first?.from),
    beforeWall(days, wall.to, last?.to),
    coverage.embargo === '' || parseEmbargo(coverage.embargo) ? 'yes' : 'unknown',
  ];
  // A wall that moves with the present is a beginning, also where the row has no other.
  if (answers[0] === 'unknown' && !hasStart(coverage) && wall.from) answers.shift();
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

function behindStart(
  days: CoveredDays | undefined,
  first: CoveredDays | undefined,
  place: NumberPlace,
): Answer {
  if (days && first && days.to < first.from) return 'no';
  if (days && first && days.from > first.to) return 'yes';
  if (place !== 'unknown') return place === 'before' ? 'no' : 'yes';
  return days && first && days.from >= first.from ? 'yes' : 'unknown';
}

function beforeEnd(
  days: CoveredDays | undefined,
  last: CoveredDays | undefined,
  place: NumberPlace,
  { lastDate, lastVolume, lastIssue }: Coverage,
): Answer {
  if (days && last && days.from > last.to) return 'no';
  if (days && last && days.to < last.from) return 'yes';
  if (place !== 'unknown') return place === 'after' ? 'no' : 'yes';
  if (!last) return isOpenEnd(lastDate) && lastVolume === '' && lastIssue === '' ? 'yes' : 'unknown';
  return days && days.to <= last.to ? 'yes' : 'unknown';
}

/** `start` is the first day of the coverage: where all of it is behind the wall, no date is needed. */
function behindWall(
  days: CoveredDays | undefined,
  wall: string | undefined,
  start: string | undefined,
): Answer {
  if (wall === undefined || (start !== undefined && start >= wall)) return 'yes';
  if (!days) return 'unknown';
  if (days.to < wall) return 'no';
  return days.from >= wall ? 'yes' : 'unknown';
}

function beforeWall(
  days: CoveredDays | undefined,
  wall: string | undefined,
  end: string | undefined,
): Answer {
  if (wall === undefined || (end !== undefined && end <= wall)) return 'yes';
  if (!days) return 'unknown';
  if (days.from > wall) return 'no';
  return days.to <= wall ? 'yes' : 'unknown';
}

function boundsOf({ firstDate, lastDate, embargo }: Coverage, today: string) {
  const limits: Embargo = parseEmbargo(embargo) ?? {};
  return { first: daysOf(firstDate), last: daysOf(lastDate), wall: embargoRange(limits, today) };
}

function daysOf(text: string): CoveredDays | undefined {
  const date = parseTitleDate(text);
  return date && { from: firstDayOf(date), to: lastDayOf(date) };
}

function hasStart({ firstDate, firstVolume, firstIssue }: Coverage): boolean {
  return firstDate !== '' || firstVolume !== '' || firstIssue !== '';
}

function isSameYear(some: CoveredDays | undefined, others: CoveredDays | undefined): boolean {
  return some !== undefined && others !== undefined && some.from.slice(0, 4) === others.from.slice(0, 4);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  return one < other ? one : other;
}
