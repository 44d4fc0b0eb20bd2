import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsbn, hasIsbnForm, isbn10Of, isIsbn10, isIsbn13, normaliseIsbn } from './isbn.ts';

const nineDigits = fc.stringMatching(/^\d{9}$/);

describe('the ISBN of the entry fields', () => {
  it('has ten or thirteen characters with any hyphens; the check digit is not checked', () => {
    expect(hasIsbnForm('978-7-02-000220-7')).toBe(true);
    expect(hasIsbnForm('7020002200')).toBe(true);
    expect(hasIsbnForm('7-5037-1744-x')).toBe(true);
  });

  it('has no other length, no other prefix and no X inside', () => {
    for (const text of [
      '',
      '978',
      '123-456789',
      '9771234567890',
      '97812345678X1',
      '12345X7890',
      '7020002207 (v.1)',
    ])
      expect(hasIsbnForm(text), text).toBe(false);
  });
});

describe('the stored form', () => {
  it('is thirteen digits for ISBN-10 and ISBN-13 with any hyphens', () => {
    expect(normaliseIsbn('1570270449')).toBe('9781570270444');
    expect(normaliseIsbn(' 978-1-57027-044-4')).toBe('9781570270444');
    expect(normaliseIsbn('0-8044-2957-x')).toBe('9780804429573');
    expect(normaliseIsbn('９７８７０２０００２２０７')).toBe('9787020002207');
  });

  it('is undefined for a wrong check digit', () => {
    expect(normaliseIsbn('7-5037-1744-0')).toBe('9787503717444');
    expect(normaliseIsbn('7-5037-1744-1')).toBeUndefined();
    expect(normaliseIsbn('9787020002208')).toBeUndefined();
    expect(normaliseIsbn('9770028083607')).toBeUndefined();
    expect(normaliseIsbn('')).toBeUndefined();
  });

  it('can be converted back to the same ISBN-10', () => {
    fc.assert(
      fc.property(nineDigits, (body) => {
        const ten = '0123456789X'
          .split('')
          .map((check) => body + check)
          .filter(isIsbn10);
        expect(ten).toHaveLength(1);
        const thirteen = normaliseIsbn(ten[0]!);
        expect(isIsbn13(thirteen!)).toBe(true);
        expect(isbn10Of(thirteen!)).toBe(ten[0]);
      }),
    );
  });

  it('has no ten-digit form under 979', () => {
    expect(normaliseIsbn('979-10-90636-07-1')).toBe('9791090636071');
    expect(isbn10Of('9791090636071')).toBeUndefined();
  });
});

describe('the printed form', () => {
  it('has the hyphens of the ISBN agency', () => {
    expect(formatIsbn('9787020002207')).toBe('978-7-02-000220-7');
    expect(formatIsbn('7503717440')).toBe('978-7-5037-1744-4');
    expect(formatIsbn('9781570270444')).toBe('978-1-57027-044-4');
    expect(formatIsbn('9783110258912')).toBe('978-3-11-025891-2');
    expect(formatIsbn('9791090636071')).toBe('979-10-90636-07-1');
  });

  it('has one hyphen after the prefix for an unknown group; other text stays unchanged', () => {
    expect(formatIsbn('9789999999991')).toBe('978-9999999991');
    expect(formatIsbn('not a number')).toBe('not a number');
  });

  it('never changes the digits', () => {
    fc.assert(
      fc.property(nineDigits, (body) => {
        const ten = '0123456789X'
          .split('')
          .map((check) => body + check)
          .find(isIsbn10)!;
        expect(formatIsbn(ten).replaceAll('-', '')).toBe(normaliseIsbn(ten));
      }),
    );
  });
});
