import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embargoRange, formatEmbargo, parseEmbargo } from './embargo.ts';

const TODAY = '2026-03-15';

function rangeOf(text: string, today = TODAY) {
  const embargo = parseEmbargo(text);
  return embargo && embargoRange(embargo, today);
}

describe('an embargo', () => {
  it.each([
    ['P1Y', { to: '2025-12-31' }],
    ['R1Y', { from: '2026-01-01' }],
    ['R2Y', { from: '2025-01-01' }],
    ['P6M', { to: '2025-09-30' }],
    ['R6M', { from: '2025-10-01' }],
    ['P12M', { to: '2025-03-31' }],
    ['P18M', { to: '2024-09-30' }],
    ['R1D', { from: '2026-03-15' }],
    ['P1D', { to: '2026-03-14' }],
    ['R8D', { from: '2026-03-08' }],
    ['R365D', { from: '2025-03-16' }],
    ['R10Y;P30D', { from: '2017-01-01', to: '2026-02-13' }],
    [' p30d ; r10y ', { from: '2017-01-01', to: '2026-02-13' }],
  ])('of %s opens whole days, months and years', (text, range) => {
    expect(rangeOf(text)).toEqual(range);
  });

  it('moves with its unit', () => {
    const ends = ['2026-01-31', '2026-02-01', '2026-12-31', '2027-01-01'];
    expect(ends.map((day) => rangeOf('P1Y', day)?.to)).toEqual([
      '2025-12-31',
      '2025-12-31',
      '2025-12-31',
      '2026-12-31',
    ]);
    expect(ends.map((day) => rangeOf('P1M', day)?.to)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-11-30',
      '2026-12-31',
    ]);
  });

  it.each([
    '',
    'R',
    'R0Y',
    'P0D',
    '1Y',
    'P1W',
    'X1Y',
    'P-1Y',
    'P1.5Y',
    'P1Y;',
    'P1Y;P2Y',
    'R1Y;R2Y',
    'R1Y,P1M',
    'R1Y;P1M;P1D',
    'R301Y',
    'R99999Y',
    'P1Y6M',
    'one year',
    ' '.repeat(50),
  ])('is not %j', (text) => {
    expect(parseEmbargo(text)).toBeUndefined();
  });

  const spans = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 300 }), fc.constant('Y' as const)),
    fc.tuple(fc.integer({ min: 1, max: 3600 }), fc.constant('M' as const)),
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constant('D' as const)),
  );
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));

  it('of R opens exactly the days that P of the same span closes', () => {
    fc.assert(
      fc.property(spans, days, ([length, unit], today) => {
        const { from = '' } = rangeOf(`R${length}${unit}`, today) ?? {};
        const { to = '' } = rangeOf(`P${length}${unit}`, today) ?? {};
        expect(Date.parse(from) - Date.parse(to)).toBe(24 * 3600 * 1000);
        expect(from <= today).toBe(true);
      }),
    );
  });

  it('is the same when it is written and read again', () => {
    fc.assert(
      fc.property(fc.option(spans), fc.option(spans), (only, without) => {
        const text = [only && `R${only.join('')}`, without && `P${without.join('')}`]
          .filter(Boolean)
          .join(';');
        const embargo = parseEmbargo(text);
        expect(embargo ? formatEmbargo(embargo) : '').toBe(text);
      }),
    );
  });
});
