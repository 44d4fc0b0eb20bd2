import { expect, it } from 'vitest';
import { withoutDirections } from './without-directions.ts';

it('takes out what turns text, and leaves marks and joiners that words need', () => {
  expect(withoutDirections('\u202eevil\u202c \u2067x\u2069')).toBe('evil x');
  expect(withoutDirections('می\u200cخواهم \u200f')).toBe('می\u200cخواهم \u200f');
});
