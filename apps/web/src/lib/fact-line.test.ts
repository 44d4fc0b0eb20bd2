import { expect, it } from 'vitest';
import { factLine } from './fact-line.ts';

it('leaves out unknown facts and keeps those in right-to-left letters in their place', () => {
  expect(factLine('Quay Press', '', null, 1948)).toBe('Quay Press\u00a0· 1948');
  expect(factLine('כהן, דוד', 2015, 'Book')).toBe('\u2068כהן, דוד\u2069\u00a0· 2015\u00a0· Book');
});
