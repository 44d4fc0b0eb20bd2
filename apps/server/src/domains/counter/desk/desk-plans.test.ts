import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { measureSizes } from '../../../platform/db/measure-sizes.ts';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** More than measureSizes leaves alone. */
const LARGE = 11_000;
const GROWING = [
  'bib',
  'item',
  'loan',
  'patron',
  'request',
  'ledger_posting',
  'ledger_line',
  'ledger_allocation',
];

describe('what SQLite reads for a move at the desk of a large library', () => {
  let app: TestApp;
  const statements: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ onStatement: (text) => statements.push(text) });
    const { db } = app.deps;
    await buildLibrary(db);
    await fill(db);
    await measureSizes(db);
  });
  afterAll(() => app.close());

  it('is found by reader, copy and title, never among all rows of the library', async () => {
    const { db } = app.deps;
    const desk = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    const patron = await buildPatron(db);
    const item = await buildItem(db);
    statements.length = 0;
    await desk.call(checkOut, { patronId: patron.id, barcode: item.barcode });
    await desk.call(checkIn, { barcode: item.barcode });
    const seen = [...new Set(statements)];
    expect(seen.length).toBeGreaterThan(30);
    const tables = await growing(db);
    const slow: string[] = [];
    for (const text of seen) {
      for (const step of await planOf(db, text)) if (readsAll(step, tables)) slow.push(`${step}: ${text}`);
    }
    expect(slow).toEqual([]);
  });
});

/** Many readers wait for a title: such a request names neither a copy nor a holder. */
async function fill(db: Db): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  const request = await buildRequest(db);
  const loan = await buildLoan(db);
  const rows = Array.from({ length: LARGE }, (_, at) => ({ at, id: newId() }));
  await insertRows(
    db,
    'request',
    rows.map(({ at, id }) => ({
      ...request,
      id,
      number: id,
      bib_id: `bib-${at}`,
      patron_id: `patron-${at}`,
    })),
  );
  await insertRows(
    db,
    'loan',
    rows.map(({ at, id }) => ({
      ...loan,
      id,
      bib_id: `bib-${at}`,
      item_id: `item-${at}`,
      patron_id: `patron-${at}`,
    })),
  );
}

async function planOf(db: Db, statement: string): Promise<string[]> {
  const text = `explain query plan ${statement.replaceAll('?', "'x'")}`;
  const { rows } = await sql<{ detail: string }>`${sql.raw(text)}`.execute(db);
  return rows.map(({ detail }) => detail);
}

/** The names of the growing tables and of their indexes. */
async function growing(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where tbl_name in (${sql.join(GROWING)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Such a step of a plan reads a whole table, or what a library has of it, or what of that is in one step. */
function readsAll(step: string, tables: readonly string[]): boolean {
  const isGrowing = step.split(' ').some((word) => tables.includes(word));
  return isGrowing && (step.startsWith('SCAN') || /\(tenant_id=\?(?: AND step=\?)?\)/.test(step));
}
