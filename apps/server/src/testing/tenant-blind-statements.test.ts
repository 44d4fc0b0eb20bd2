import { describe, expect, it } from 'vitest';
import { tenantBlindStatements } from './tenant-blind-statements.ts';

const blind = (sql: string) => tenantBlindStatements([sql], ['bib', 'session', 'loan', 'item']).length > 0;

describe('tenantBlindStatements', () => {
  it.each([
    'select "id" from "bib" where "id" = ?',
    'select "tenant_id" from "bib" where "id" = ?',
    'insert into "loan" ("id") values (?)',
    'update "loan" set "tenant_id" = ? where "id" = ?',
    'delete from "session" where "token_hash" = ?',
    'select * from "lease" inner join "loan" on true',
    'select * from "bib" inner join "loan" on true where "bib"."tenant_id" = ?',
    'select * from "item" inner join "bib" on "bib"."title" = "item"."call_number" where "item"."tenant_id" = $1',
    'select * from "bib" where ("tenant_id" = ? or "id" = ?)',
    'select * from "bib" where not ("tenant_id" = ?)',
    'select * from "bib" where "tenant_id" = ? and exists (select 1 from "item" where "barcode" = ?)',
    'select * from "bib" where "tenant_id" = ? union select * from "bib"',
    'select * from "loan" left join "item" on "item"."id" = "loan"."item_id" and "loan"."tenant_id" = ?',
    'SELECT * FROM bib WHERE tenant = 1',
    'insert into "loan" ("tenant_id") select "tenant_id" from "item"',
  ])('finds %s', (sql) => expect(blind(sql)).toBe(true));

  it.each([
    'select "id" from "bib" where "tenant_id" = ? and "id" = ?',
    'insert into "loan" ("id", "tenant_id") values (?, ?)',
    'select "tenant_id" from "session" where "token_hash" = ?',
    'select * from "lease" where "name" = ?',
    'select * from "loan" inner join "bib" on "bib"."id" = "loan"."bib_id" where "loan"."tenant_id" = ?',
    'select * from "item" as "i" left join "loan" on "loan"."item_id" = "i"."id" and "loan"."returned_at" is null where "i"."tenant_id" = $1 and ("i"."a" = $2 or "i"."b" = $3)',
    'select * from "item" left join "bib" on "bib"."tenant_id" = "item"."tenant_id" and "bib"."x" = "item"."y" where "item"."tenant_id" in (?, ?)',
    'select * from "bib" where "tenant_id" = ? and exists (select 1 from "item" where "item"."bib_id" = "bib"."id")',
    'insert into "loan" ("id", "tenant_id") values (?, ?) on conflict ("id") do update set "x" = excluded."x"',
    'update "bib" set "title" = ? where "tenant_id" = ? and "id" in (select "bib_id" from "item" where "tenant_id" = ?)',
  ])('leaves %s alone', (sql) => expect(blind(sql)).toBe(false));
});
