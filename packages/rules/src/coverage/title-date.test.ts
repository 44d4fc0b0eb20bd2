import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOf, formatTitleDate, isOpenEnd, lastDayOf, parseTitleDate } from './title-date.ts';

describe('a date of a title list', () => {
  it.each([
    ['1998', '1998', '1998-01-01', '1998-12-31'],
    ['1998-02', '1998-02', '1998-02-01', '1998-02-28'],
    ['2000-02', '2000-02', '2000-02-01', '2000-02-29'],
    ['2000-02-29', '2000-02-29', '2000-02-29', '2000-02-29'],
    ['1998-3-1', '1998-03-01', '1998-03-01', '1998-03-01'],
    ['1998/03/01', '1998-03-01', '1998-03-01', '1998-03-01'],
    [' 2013-08-05 00:00:00 ', '2013-08-05', '2013-08-05', '2013-08-05'],
    ['2013-08-05T00:00:00.000Z', '2013-08-05', '2013-08-05', '2013-08-05'],
  ])('%s has a first and a last day', (text, form, first, last) => {
    const date = parseTitleDate(text);
    expect(date && [formatTitleDate(date), firstDayOf(date), lastDayOf(date)]).toEqual([form, first, last]);
  });

  it.each([
    '1998-13-45',
    '1998-00',
    '1998-01-00',
    '2001-02-29',
    '1900-02-29',
    '01/02/2003',
    '31/12/2013',
    '2004/05',
    '1998-03/01',
    '21546445',
    '5500',
    '0999',
    '98',
    'present',
    'Vol. 24, no. 1 (2009)',
    '1998 12:00',
    '١٩٩٨',
    '',
    ' '.repeat(100_000),
  ])('is not %j', (text) => {
    expect(parseTitleDate(text)).toBeUndefined();
  });

  it('is open where the list says so or says nothing', () => {
    expect(['', ' ', 'present', 'Present', '(present)', '9999', '至今'].every(isOpenEnd)).toBe(true);
    expect(['1998', '2999', 'unknown'].some(isOpenEnd)).toBe(false);
  });

  it('is the same when it is written and read again', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('2999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom(4, 7, 10), (day, length) => {
        const text = day.toISOString().slice(0, length);
        const date = parseTitleDate(text);
        expect(date && formatTitleDate(date)).toBe(text);
        expect(date && firstDayOf(date) <= day.toISOString().slice(0, 10)).toBe(true);
        expect(date && lastDayOf(date) >= day.toISOString().slice(0, 10)).toBe(true);
      }),
    );
  });
});
