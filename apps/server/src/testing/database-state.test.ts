import { expect, it } from 'vitest';
import { mayChangeState } from './database-state.ts';

it.each([
  'select "id" from "loan" where "tenant_id" = ?',
  'insert into "attempt_counter" ("tenant_id") values (?) on conflict do nothing',
  'delete from "captcha" where "id" = $1 returning "id"',
  'update "session" set "last_seen_at" = ?, "closing_at" = ? where "tenant_id" = ?',
])('the state of the database is as before after: %s', (statement) => {
  expect(mayChangeState(statement)).toBe(false);
});

it.each([
  'update "loan" set "due_date" = ? where "id" = ?',
  'insert into "attempt_counter_of_something" ("id") values (?)',
  'update "session" set "revoked_at" = ? where "id" = ?',
  'update "session" set "last_seen_at" = ?, "closing_at" = ?, "revoked_at" = ? where "id" = ?',
  'with "one" as (delete from "loan") select 1',
  'replace into "loan" values (?)',
])('the state of the database may have changed after: %s', (statement) => {
  expect(mayChangeState(statement)).toBe(true);
});
