import { expect, it } from 'vitest';
import { DOMAINS, EXPIRIES } from './domains.ts';

it('lists each domain and each expiring table once', () => {
  const tables = EXPIRIES.map(({ table }) => table);
  expect(new Set(tables).size).toBe(tables.length);
  expect(new Set(DOMAINS).size).toBe(DOMAINS.length);
});
