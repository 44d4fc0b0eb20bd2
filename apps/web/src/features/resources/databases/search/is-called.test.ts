import { expect, it } from 'vitest';
import { isCalled } from './is-called.ts';

const CNKI = { name: '中国知网', otherNames: ['CNKI', '知网', 'Économie & Gestion'] };

it.each(['知网', 'cnki', ' CNKI ', 'ＣＮＫＩ', 'economie gestion'])('a database is called %s', (words) => {
  expect(isCalled(CNKI, words)).toBe(true);
});

it.each(['', '…', '中国', 'CNKI journals'])('a database is not called "%s"', (words) => {
  expect(isCalled(CNKI, words)).toBe(false);
});
