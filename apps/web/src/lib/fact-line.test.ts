import { expect, it } from 'vitest';
import { factLine } from './fact-line.ts';

it('is what is known, with dots that no line begins with', () => {
  expect(factLine('Macmillan', null, 1948, '', undefined, 'Book')).toBe('Macmillan\u00a0· 1948\u00a0· Book');
});
