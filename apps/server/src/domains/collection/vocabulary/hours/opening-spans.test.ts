import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSpans, OpeningHoursError, parseSpans } from './opening-spans.ts';

describe('opening times of a day', () => {
  it.each([
    ['', []],
    [
      '08:30-12:00 13:00-18:00',
      [
        { opens: 510, closes: 720 },
        { opens: 780, closes: 1080 },
      ],
    ],
    ['22:00-02:00', [{ opens: 1320, closes: 1560 }]],
    ['0:00-24:00', [{ opens: 0, closes: 1440 }]],
    ['18:00-00:00', [{ opens: 1080, closes: 1440 }]],
  ])('reads "%s"', (text, spans) => {
    expect(parseSpans(text)).toEqual(spans);
  });

  it.each([
    '8',
    '08:30',
    '08:30-25:00',
    '08:60-10:00',
    '13:00-18:00 08:30-12:00',
    '09:00-12:00 11:00-13:00',
    '24:00-02:00',
    'a-b',
  ])('refuses "%s"', (text) => {
    expect(() => parseSpans(text)).toThrow(OpeningHoursError);
  });

  it('reads what it wrote', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 600 }), (times, late) => {
        const sorted = times.sort((a, b) => a - b);
        const spans = Array.from({ length: Math.floor(sorted.length / 2) }, (_, at) => ({
          opens: sorted[2 * at] ?? 0,
          closes: sorted[2 * at + 1] ?? 0,
        }));
        const last = spans.at(-1);
        if (last && late < last.opens) spans[spans.length - 1] = { opens: last.opens, closes: 1440 + late };
        expect(parseSpans(formatSpans(spans))).toEqual(spans.map(({ opens, closes }) => ({ opens, closes })));
      }),
    );
  });
});
