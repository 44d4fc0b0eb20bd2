import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coverage, coverageOn, covers, NO_COVERAGE, type WantedIssue } from './coverage.ts';

const TODAY = '2026-03-15';
const of = (coverage: Partial<Coverage>): Coverage => ({ ...NO_COVERAGE, ...coverage });
/** 1998 volume 26 issue 2 to 2012 volume 40 issue 3. */
const CLOSED = of({
  firstDate: '1998-04',
  firstVolume: '26',
  firstIssue: '2',
  lastDate: '2012-10',
  lastVolume: '40',
  lastIssue: '3',
});

describe('the days of a coverage', () => {
  it.each<[Partial<Coverage>, unknown]>([
    [{ firstDate: '1998' }, { from: '1998-01-01', to: '' }],
    [
      { firstDate: '1998-04', lastDate: '2012' },
      { from: '1998-04-01', to: '2012-12-31' },
    ],
    [
      { firstDate: '1998', embargo: 'P1Y' },
      { from: '1998-01-01', to: '2025-12-31' },
    ],
    [
      { firstDate: '1998', lastDate: '2001-02-03', embargo: 'P1Y' },
      { from: '1998-01-01', to: '2001-02-03' },
    ],
    [
      { firstDate: '1998', embargo: 'R2Y' },
      { from: '2025-01-01', to: '' },
    ],
    [{ embargo: 'R2Y' }, { from: '2025-01-01', to: '' }],
    [{ firstDate: '2026', embargo: 'P1Y' }, undefined],
    [{ firstDate: '1998', lastDate: '2012', embargo: 'R1Y' }, undefined],
    [{}, { from: '', to: '' }],
  ])('of %j are those that its embargo leaves', (coverage, days) => {
    expect(coverageOn(of(coverage), TODAY)).toEqual(days);
  });
});

describe('an issue', () => {
  it.each<[string, Partial<Coverage>, WantedIssue, string]>([
    ['is covered between the dates', CLOSED, { date: '2005' }, 'yes'],
    ['is not covered before them', CLOSED, { date: '1997-12-31' }, 'no'],
    ['is not covered after them', CLOSED, { date: '2012-11' }, 'no'],
    ['is covered in the first month', CLOSED, { date: '1998-04-03' }, 'yes'],
    ['of the first year may lie before', CLOSED, { date: '1998' }, 'unknown'],
    ['of the first year is decided by its volume', CLOSED, { date: '1998', volume: '25' }, 'no'],
    ['of the first year is decided by its issue', CLOSED, { date: '1998', volume: '26', issue: '01' }, 'no'],
    [
      'of the first year and volume is covered from the issue on',
      CLOSED,
      { date: '1998', volume: '26', issue: '2' },
      'yes',
    ],
    ['of the last year is decided by its volume', CLOSED, { date: '2012', volume: '41' }, 'no'],
    ['of the last year is decided by its issue', CLOSED, { date: '2012', volume: '40', issue: '3-4' }, 'yes'],
    ['with another volume than its date keeps to the date', CLOSED, { date: '2005', volume: '1' }, 'yes'],
    ['is decided by volumes without a date', CLOSED, { volume: '30' }, 'yes'],
    ['with a volume before the first is not covered', CLOSED, { volume: '9' }, 'no'],
    ['with a volume after the last is not covered', CLOSED, { volume: '100' }, 'no'],
    ['with a volume that is no number is unknown', CLOSED, { volume: 'XXX' }, 'unknown'],
    ['of which nothing is known is unknown', CLOSED, {}, 'unknown'],
    ['of today is covered if there is no end', { firstDate: '1998' }, { date: '2026' }, 'yes'],
    ['of the first year is covered from its first day', { firstDate: '1998' }, { date: '1998' }, 'yes'],
    [
      'without date is covered by the volume',
      { firstDate: '1998', firstVolume: '1' },
      { volume: '7' },
      'yes',
    ],
    ['may lie before an unknown beginning', {}, { date: '1998' }, 'unknown'],
    [
      'may lie after an end that is only a volume',
      { firstDate: '1998', lastVolume: '9' },
      { date: '2020' },
      'unknown',
    ],
    [
      'before an end that is only a volume is covered',
      { firstDate: '1998', lastVolume: '9' },
      { date: '2001', volume: '4' },
      'yes',
    ],
    [
      'is unknown beside an end that cannot be read',
      { firstDate: '1998', lastDate: '5500' },
      { date: '2020' },
      'unknown',
    ],
    [
      'is unknown beside an embargo that cannot be read',
      { firstDate: '1998', embargo: 'soon' },
      { date: '2020' },
      'unknown',
    ],
    [
      'without volumes is compared by issues within the year',
      { firstDate: '2011', firstIssue: '4' },
      { date: '2011', issue: '3' },
      'no',
    ],
    [
      'of the first volume is covered where it begins with issue 1',
      { firstVolume: '26', firstIssue: '1' },
      { volume: '26' },
      'yes',
    ],
    ['behind the moving wall is closed', { firstDate: '1998', embargo: 'P1Y' }, { date: '2026-01' }, 'no'],
    ['before the moving wall is open', { firstDate: '1998', embargo: 'P1Y' }, { date: '2025' }, 'yes'],
    ['across the moving wall is unknown', { firstDate: '1998', embargo: 'P6M' }, { date: '2025' }, 'unknown'],
    [
      'without date is unknown beside a moving wall',
      { firstVolume: '1', embargo: 'P1Y' },
      { volume: '7' },
      'unknown',
    ],
    [
      'without date is open where the wall is far from the coverage',
      { ...CLOSED, embargo: 'P1Y' },
      { volume: '30' },
      'yes',
    ],
    ['of this year is open in a rolling year', { embargo: 'R1Y' }, { date: '2026-02' }, 'yes'],
    ['of last year is closed in a rolling year', { embargo: 'R1Y' }, { date: '2025' }, 'no'],
    ['is not covered where the embargo leaves nothing', { firstDate: '2026', embargo: 'P1Y' }, {}, 'no'],
  ])('%s', (_name, coverage, wanted, answer) => {
    expect(covers(of(coverage), wanted, TODAY)).toBe(answer);
  });

  const day = fc
    .date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const embargo = fc.constantFrom('', 'P1Y', 'P6M', 'P30D', 'R3Y', 'R90D', 'R5Y;P1Y');
  const number = fc.constantFrom('', '1', '2', '9', '10', '11');

  it('of a day is covered exactly on the days of the coverage', () => {
    fc.assert(
      fc.property(day, fc.option(day), embargo, day, (firstDate, lastDate, wall, date) => {
        const coverage = of({ firstDate, lastDate: lastDate ?? '', embargo: wall });
        const days = coverageOn(coverage, TODAY);
        const isInside = days !== undefined && date >= days.from && (days.to === '' || date <= days.to);
        expect(covers(coverage, { date }, TODAY)).toBe(isInside ? 'yes' : 'no');
      }),
    );
  });

  it('that may be covered is not ruled out by knowing less of it or of the coverage', () => {
    const coverages = fc.record({
      firstDate: day,
      firstVolume: number,
      firstIssue: number,
      lastDate: day,
      lastVolume: number,
      lastIssue: number,
      embargo,
    });
    const wanted = fc.record({ date: day, volume: number, issue: number });
    fc.assert(
      fc.property(coverages, wanted, fc.constantFrom(4, 7), (coverage, issue, length) => {
        const answer = covers(coverage, issue, TODAY);
        const year = covers(coverage, { date: issue.date.slice(0, length) }, TODAY);
        // A day outside of the dates, or inside, is never the contrary when only its month or year is known.
        if (covers(coverage, { date: issue.date }, TODAY) === 'yes') expect(year).not.toBe('no');
        if (
          covers(
            { ...coverage, firstDate: '', firstVolume: '', firstIssue: '', embargo: '' },
            issue,
            TODAY,
          ) === 'no'
        )
          expect(answer).toBe('no');
      }),
    );
  });
});
