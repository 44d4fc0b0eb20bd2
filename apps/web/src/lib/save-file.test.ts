import { describe, expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

describe('the name of a saved file', () => {
  it.each([
    [`attachment; filename="__.csv"; filename*=UTF-8''${encodeURIComponent('借阅历史.csv')}`, '借阅历史.csv'],
    ['attachment; filename="loans.csv"', 'loans.csv'],
    ['', 'download'],
  ])('of %s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
});
