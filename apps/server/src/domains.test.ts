import { expect, it } from 'vitest';
import { CONSUMERS, DOMAINS, EXPIRIES } from './domains.ts';

it('lists each domain and each expiring table once', () => {
  const tables = EXPIRIES.map(({ table }) => table);
  expect(new Set(tables).size).toBe(tables.length);
  expect(new Set(DOMAINS).size).toBe(DOMAINS.length);
});

it('names each consumer of events once, and lets it hear what some domain sends', () => {
  const names = CONSUMERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const sent = new Set(DOMAINS.flatMap(({ sends = [] }) => sends));
  expect(CONSUMERS.filter(({ hears }) => !sent.has(hears))).toEqual([]);
});
