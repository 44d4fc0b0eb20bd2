import { applyToLeave } from '@lectern/contracts/counter/leaving/apply-to-leave';
import { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { sql, type TableMetadata } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../domains/people/account/password-hash.ts';
import type { Db } from '../platform/db/database.ts';
import { buildCard, buildPatron } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { createIlsApp, type IlsApp } from './ils-app.ts';
import { describeOnEachDatabase } from './test-database.ts';

const PASSWORD = 'Lectern2026';
/** A column that names a reader. */
const OF_READER = /^(patron|reader|author|reporter|actor|guarantor|guaranteed)_id$/;
const AT = '2026-03-02T08:00:00.000Z';

/** Tables that name a reader who left, each with its reason. */
const STAYS: Readonly<Record<string, string>> = {
  alliance_code: 'holds for five minutes, then it is removed',
  erasure_request: 'says that the erasure was asked for, and when it was done',
  handed_session: 'ends with the hour',
  idempotency: 'answers for calls that are repeated after a lost connection; removed after a day',
  patron_card: 'past loans name it; removed when the days of the library are over',
  patron_block:
    'runs on if the reader comes back; removed with the name when the days of the library are over',
  payment_order: 'the ledger names it',
  receipt: 'the ledger names it',
  told_payment: 'says what the library system elsewhere was told of an order',
  request_objection: 'belongs to a past request',
  self_check_code: 'holds for minutes, then it is removed',
  self_check_visit: 'holds for minutes, then it is removed',
  session: 'ended, so that its token is answered as ended; removed after some days',
  sign_in_event: 'who signed in from where, for as long as the library keeps that',
};
/** Tables whose rows are not made here: they are what is outstanding, or are written by the way that leads out. */
const NOT_MADE: Readonly<Record<string, string>> = {
  guarantee: 'outstanding for the guarantor; the test of leaving has the other side',
  loan: 'outstanding',
  request: 'outstanding',
  request_move: 'outstanding',
  behaviour: 'outstanding',
  alliance_transaction: 'outstanding',
  ledger_posting: 'outstanding',
  ledger_line: 'outstanding',
  ledger_allocation: 'outstanding',
};

describeOnEachDatabase('a reader who leaves', (kind) => {
  let app: IlsApp;
  beforeAll(async () => {
    app = await createIlsApp(kind);
  });
  afterAll(() => app.close());

  it('is named afterwards by no table but those that must', async () => {
    const { db } = app.deps;
    const password_hash = await hashPassword(PASSWORD);
    const patron = await buildPatron(db, { password_hash, password_changed_at: AT });
    await buildCard(db, { patron_id: patron.id });
    const client = await app.signedIn(patron);
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => OF_READER.test(name)),
    );
    const made = tables.filter(({ name }) => !(name in NOT_MADE));
    for (const table of made) await insertRow(db, table, patron.id);
    const named = await countOf(db, tables, patron.id);
    expect(made.filter(({ name }) => !named[name])).toEqual([]);
    const { confirmation } = await client.call(applyToLeave, { password: encryptWirePassword(PASSWORD) });
    await client.call(cancelAccount, { confirmation });
    const left = await countOf(db, tables, patron.id);
    expect(Object.keys(left).sort()).toEqual(Object.keys(STAYS).sort());
  });
});

/** A row that names the reader in each column that can, and says nothing else. */
async function insertRow(db: Db, { name, columns }: TableMetadata, patronId: string): Promise<void> {
  const given = columns.filter((column) => !column.isAutoIncrementing);
  const values = given.map((column) => {
    if (OF_READER.test(column.name)) return patronId;
    if (column.name === 'tenant_id') return TENANT;
    if (column.isNullable) return null;
    if (/int|serial|real|numeric/i.test(column.dataType)) return 0;
    return column.name.endsWith('_at') ? AT : `${name}-${column.name}`;
  });
  await sql`insert into ${sql.table(name)} (${sql.join(given.map((column) => sql.ref(column.name)))})
    values (${sql.join(values)})`.execute(db);
}

/** How many rows of each table name the reader; tables without one are left out. */
async function countOf(
  db: Db,
  tables: readonly TableMetadata[],
  patronId: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const naming = columns.filter((column) => OF_READER.test(column.name));
    const any = sql.join(
      naming.map((column) => sql`${sql.ref(column.name)} = ${patronId}`),
      sql` or `,
    );
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(name)} where ${any}`.execute(db);
    const count = Number(rows[0]?.n ?? 0);
    if (count > 0) counts[name] = count;
  }
  return counts;
}
