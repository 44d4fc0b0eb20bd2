import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, weekdayOf } from '../../../../platform/clock.ts';
import { clockAt, instantAt } from '../../../../platform/local-time.ts';
import { openingDays } from './opening-hours.ts';
import { type OpeningSpan, parseSpans } from './opening-spans.ts';
import { openingState } from './opening-state.ts';

/** With and without daylight saving, half hours, changes at midnight, and a day that was left out. */
const ZONES = [
  'Asia/Shanghai',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Havana',
  'Africa/Cairo',
  'Pacific/Apia',
];
const aZone = fc.constantFrom(...ZONES);
const aDay = fc.integer({ min: 0, max: 1100 }).map((days) => addDays('2024-01-01', days));

const week = (...texts: readonly string[]) =>
  new Map(texts.map((text, weekday) => [weekday, parseSpans(text)] as const));
const hours = (
  of: ReturnType<typeof week>,
  exceptions: readonly (readonly [string, string, string])[] = [],
) =>
  openingDays({
    weeks: new Map([['MAIN', of]]),
    exceptions: exceptions.map(([libraryCode, day, text]) => ({
      libraryCode,
      day,
      spans: parseSpans(text),
      names: {},
    })),
  });
const london = (days: ReturnType<typeof hours>, now: string) =>
  openingState(days, 'MAIN', 'Europe/London', Date.parse(now));

describe('whether a library is open', () => {
  const plain = hours(week('', ...Array<string>(5).fill('09:00-12:00 13:00-18:00'), '22:00-02:00'), [
    ['', '2026-12-25', ''],
    ['MAIN', '2026-12-24', '09:00-11:00'],
  ]);

  it.each([
    ['2026-11-23T10:00:00Z', 'open', { day: '2026-11-23', time: '12:00', inDays: 0 }],
    ['2026-11-23T12:00:00Z', 'closed', { day: '2026-11-23', time: '13:00', inDays: 0 }],
    ['2026-11-23T18:00:00Z', 'closed', { day: '2026-11-24', time: '09:00', inDays: 1 }],
    // Past midnight: Saturday night is open on Sunday at one.
    ['2026-11-29T01:00:00Z', 'open', { day: '2026-11-29', time: '02:00', inDays: 0 }],
    ['2026-11-29T02:00:00Z', 'closed', { day: '2026-11-30', time: '09:00', inDays: 1 }],
    ['2026-12-24T11:00:00Z', 'closed', { day: '2026-12-26', time: '22:00', inDays: 2 }],
    // Summer time: nine o'clock in London is eight UTC.
    ['2026-07-06T08:00:00Z', 'open', { day: '2026-07-06', time: '12:00', inDays: 0 }],
  ] as const)('at %s is %s', (now, state, moment) => {
    const answer = london(plain, now);
    expect(answer.state).toBe(state);
    expect(answer.until ?? answer.opens).toMatchObject(moment);
  });

  it('has no end for one that never closes, ends at 24:00, and is unknown without hours', () => {
    const always = hours(week(...Array<string>(7).fill('00:00-24:00')));
    expect(london(always, '2026-11-23T10:00:00Z')).toEqual({ state: 'open', until: null, opens: null });
    const late = hours(week('', '08:00-24:00', '08:00-24:00'));
    expect(london(late, '2026-11-23T10:00:00Z').until).toMatchObject({ day: '2026-11-23', time: '24:00' });
    const never = hours(week('', ''));
    expect(london(never, '2026-11-23T10:00:00Z')).toEqual({ state: 'closed', until: null, opens: null });
    expect(openingState(plain, 'OTHER', 'Europe/London', 0).state).toBe('unknown');
  });

  it('keeps a library closed on its closed weekday when all libraries have other hours', () => {
    const days = hours(week('', '09:00-17:00'), [
      ['', '2026-11-22', '10:00-12:00'],
      ['', '2026-11-23', '10:00-12:00'],
    ]);
    expect(days.spansOn('MAIN', '2026-11-22')).toEqual([]);
    expect(days.spansOn('MAIN', '2026-11-23')).toEqual(parseSpans('10:00-12:00'));
  });

  it('agrees at any time, in any zone, with its own closing and opening times', () => {
    const aSpan = fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 100 }))
      .map(([from, long]): OpeningSpan[] => [
        { opens: from * 15, closes: Math.min((from + long) * 15, 2879) },
      ]);
    const aWeek = fc.array(fc.oneof(fc.constant<OpeningSpan[]>([]), aSpan), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(aWeek, aZone, aDay, fc.integer({ min: 0, max: 1439 }), (spans, zone, day, minute) => {
        const days = hours(new Map(spans.map((one, weekday) => [weekday, one] as const)));
        const now = instantAt(zone, day, minute);
        const today = dateIn(zone, new Date(now));
        const isOpen = [-1, 0].some((back) => {
          const date = addDays(today, back);
          return (spans[weekdayOf(date)] ?? []).some(
            ({ opens, closes }) => instantAt(zone, date, opens) <= now && now < instantAt(zone, date, closes),
          );
        });
        const { state, until, opens } = openingState(days, 'MAIN', zone, now);
        expect(state).toBe(isOpen ? 'open' : 'closed');
        const at = (instant: number) => openingState(days, 'MAIN', zone, instant).state;
        if (until) {
          expect(at(Date.parse(until.at) - 1)).toBe('open');
          expect(at(Date.parse(until.at))).toBe('closed');
        }
        if (opens) {
          expect(at(Date.parse(opens.at) - 1)).toBe('closed');
          expect(at(Date.parse(opens.at))).toBe('open');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the time of a day in a zone', () => {
  it('is what clocks show, unless clocks leave it out', () => {
    fc.assert(
      fc.property(aZone, aDay, fc.integer({ min: 0, max: 2879 }), (zone, day, minutes) => {
        const instant = instantAt(zone, day, minutes);
        const shown = clockAt(zone, instant);
        const wall = (date: string, minute: number) => Date.parse(`${date}T00:00:00Z`) / 60_000 + minute;
        const ahead = wall(shown.day, shown.minutes) - wall(day, minutes);
        // Lord Howe leaves out half an hour, others an hour.
        expect([0, 30, 60]).toContain(ahead);
        // Never later than the next minute of the same day.
        expect(instantAt(zone, day, minutes + 1)).toBeGreaterThanOrEqual(instant);
      }),
    );
  });

  it.each([
    // Forward on 29 March 2026 at 1:00, back on 25 October 2026 at 2:00.
    ['2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 150, '2026-10-25T02:30:00.000Z'],
    ['2026-10-24', 1530, '2026-10-25T00:30:00.000Z'],
  ])('of London on %s at minute %d is %s', (day, minutes, instant) => {
    expect(new Date(instantAt('Europe/London', day, minutes)).toISOString()).toBe(instant);
  });
});
