import { isIssn } from '@lectern/rules/issn';
import { expect, it } from 'vitest';
import { demoDatabases } from '../databases/demo-databases.ts';
import { CHINESE_JOURNALS } from './chinese-journals.ts';
import { demoJournals } from './demo-titles.ts';
import { OTHER_JOURNALS } from './other-journals.ts';

const ALL = [...CHINESE_JOURNALS, ...OTHER_JOURNALS];

it('have valid numbers', () => {
  const numbers = ALL.flatMap(({ name, print, online }) => [print, online].map((issn) => ({ name, issn })));
  expect(numbers.filter(({ issn }) => issn !== '' && !isIssn(issn))).toEqual([]);
  expect(ALL.filter(({ print, online }) => print === '' && online === '')).toEqual([]);
});

it('are in databases that the demo has, each once', () => {
  expect(demoJournals('demo')).toHaveLength(ALL.length);
  const codes = new Set(demoDatabases('demo').map(({ code }) => code));
  expect(ALL.filter(({ database }) => !codes.has(database))).toEqual([]);
  const places = ALL.map(({ database, print, online }) => `${database} ${print} ${online}`);
  expect(new Set(places).size).toBe(places.length);
});
