import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calendarDate, flag, id, instant, listOf, text, wholeNumber } from './fields.ts';

const everyField = z.object({
  text: text(50),
  number: wholeNumber(-1000, 1000),
  flag,
  list: listOf(text(20), 5),
  id,
});

/** What a server reads from a query string: text, or a list of texts where a key repeats. */
function throughQuery(input: Readonly<Record<string, unknown>>): Record<string, string | string[]> {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    for (const one of [value].flat()) query.append(key, String(one));
  }
  const read: Record<string, string | string[]> = {};
  for (const key of new Set(query.keys())) {
    const values = query.getAll(key);
    read[key] = values.length === 1 ? values[0]! : values;
  }
  return read;
}

const input = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 12 }),
  number: fc.integer({ min: -1200, max: 1200 }),
  flag: fc.constantFrom(true, false, 0, 1),
  list: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
  id: fc.string({
    unit: fc.constantFrom('a', 'Z', '7', '-', '_', '.', ':', '/'),
    minLength: 1,
    maxLength: 12,
  }),
});

describe('fields', () => {
  it('read the same from a query string as from JSON, or refuse both', () => {
    fc.assert(
      fc.property(input, (given) => {
        const fromJson = everyField.safeParse(JSON.parse(JSON.stringify(given)));
        const fromQuery = everyField.safeParse(throughQuery(given));
        expect(fromQuery.success).toBe(fromJson.success);
        if (fromJson.success) expect(fromQuery.data).toEqual(fromJson.data);
      }),
      { numRuns: 500 },
    );
  });

  it('read again what they read', () => {
    fc.assert(
      fc.property(input, (given) => {
        const once = everyField.safeParse(given);
        if (once.success) expect(everyField.parse(once.data)).toEqual(once.data);
      }),
    );
  });

  it('let no control character, lone surrogate or excess into text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
        const read = text(50).safeParse(given);
        if (!read.success) return;
        expect(read.data).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
        expect(read.data.length).toBeLessThanOrEqual(50);
        expect(read.data).toBe(read.data.trim());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '１',
    '',
    'NaN',
    '1'.repeat(16),
    1.5,
    Number.NaN,
    Infinity,
    null,
    true,
    [1],
    '1001',
    -1,
  ])('takes %j for no whole number from 0 to 1000', (given) =>
    expect(wholeNumber(0, 1000).safeParse(given).success).toBe(false),
  );

  it('drops empty entries of a list and counts the others', () => {
    expect(listOf(id, 2).parse(['', 'a', '', 'b'])).toEqual(['a', 'b']);
    expect(listOf(id, 2).parse('')).toEqual([]);
    expect(listOf(id, 2).safeParse(['a', 'b', 'c']).success).toBe(false);
  });

  it.each(['2026-02-30', '2026-2-3', '20260203', '2026-02-03T00:00:00Z', ''])(
    'takes %j for no date',
    (given) => expect(calendarDate.safeParse(given).success).toBe(false),
  );

  it('takes only instants in UTC', () => {
    expect(instant.safeParse('2026-02-03T04:05:06.789Z').success).toBe(true);
    expect(instant.safeParse('2026-02-03T04:05:06+08:00').success).toBe(false);
  });
});
