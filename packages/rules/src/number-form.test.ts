import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formBeside, numberForm } from './number-form.ts';

describe('numberForm', () => {
  it.each([
    ['2021 0001', '20210001'],
    [' A-17\t', 'a-17'],
    ['Ｂ１２３４', 'b1234'],
    ['12　34', '1234'],
    ['\u200b\ufeff1234\u00ad', '1234'],
    ['ab1', 'ab1'],
    ['AB-1', 'ab-1'],
  ])('of %j is %j', (number, form) => {
    expect(numberForm(number)).toBe(form);
  });

  it('is its own normal form, and the same with blanks anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (number, at) => {
        const form = numberForm(number);
        expect(numberForm(form)).toBe(form);
        const place = at % (form.length + 1);
        // Between two halves of a character a blank would make another character.
        if (/^[!-~]*$/.test(form)) {
          expect(numberForm(`${form.slice(0, place)} ${form.slice(place)}`)).toBe(form);
          expect(formBeside(form)).toBeNull();
        }
      }),
    );
  });
});
