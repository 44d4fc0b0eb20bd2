import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIssn, isIssn, normaliseIssn } from './issn.ts';

describe('an ISSN', () => {
  it('is formatted as NNNN-NNNC from any way to type it', () => {
    expect(normaliseIssn('00280836')).toBe('0028-0836');
    expect(normaliseIssn(' 2434-561x ')).toBe('2434-561X');
    expect(normaliseIssn('0028–0836')).toBe('0028-0836');
  });

  it('can be formatted but is not valid with a wrong check digit', () => {
    expect(formatIssn('0028-0837')).toBe('0028-0837');
    expect(isIssn('0028-0837')).toBe(false);
  });

  it('has eight characters: other text is refused', () => {
    for (const text of ['', '0028', '0028-08366', 'X028-0836', '0028-0836 (print)'])
      expect(formatIssn(text), text).toBeUndefined();
  });

  it('has exactly one check digit for every seven digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), (seven) => {
        expect('0123456789X'.split('').filter((check) => isIssn(seven + check))).toHaveLength(1);
      }),
    );
  });
});
