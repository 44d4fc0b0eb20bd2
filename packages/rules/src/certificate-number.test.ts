import { describe, expect, it } from 'vitest';
import { readCertificateNumber } from './certificate-number.ts';

describe('the number of an identity document', () => {
  it.each([
    ['11010519491231002X', '11010519491231002X'],
    ['110105 19491231 002x', '11010519491231002X'],
    ['４４０５２４１８８００１０１００１４', '440524188001010014'],
    ['110105491231002', '110105491231002'],
    ['e12345678', 'E12345678'],
    ['H1234567890', 'H1234567890'],
  ])('is read from %s', (typed, number) => {
    expect(readCertificateNumber(typed)).toBe(number);
  });

  it.each([
    ['a wrong check digit', '110105194912310021'],
    ['a day that does not exist', '110105194902300020'],
    ['a digit too few', '1101051949123100'],
    ['digits alone', '12345678'],
    ['an old form with a wrong date', '110105491331002'],
    ['signs', 'E1234_5678'],
    ['nothing', '  '],
  ])('is not read from %s', (_what, typed) => {
    expect(readCertificateNumber(typed)).toBeUndefined();
  });
});
