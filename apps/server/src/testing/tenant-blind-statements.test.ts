import { describe, expect, it } from 'vitest';
import { tenantBlindStatements } from './tenant-blind-statements.ts';

const blind = (sql: string) => tenantBlindStatements([sql], ['bib', 'session', 'loan']).length > 0;

describe('tenantBlindStatements', () => {
  it.each([
    'select "id" from "bib" where "id" = ?',
    'select "tenant_id" from "bib" where "id" = ?',
    'insert into "loan" ("id") values (?)',
    'update "loan" set "tenant_id" = ? where "id" = ?',
    'delete from "session" where "token_hash" = ?',
    'select * from "lease" inner join "loan" on true',
  ])('finds %s', (sql) => expect(blind(sql)).toBe(true));

  it.each([
    'select "id" from "bib" where "tenant_id" = ? and "id" = ?',
    'insert into "loan" ("id", "tenant_id") values (?, ?)',
    'select "tenant_id" from "session" where "token_hash" = ?',
    'select * from "lease" where "name" = ?',
  ])('leaves %s alone', (sql) => expect(blind(sql)).toBe(false));
});
