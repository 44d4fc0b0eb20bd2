import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { forgetReadersOf } from './forget-readers.ts';

describeOnBothDatabases('past loans and requests', 'SQL', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  const forget = async () => {
    const tenant = await test.deps.tenants.byId(TENANT);
    await forgetReadersOf(test.deps, tenant!);
  };

  /** The readers of the past loans of these days of return, in this order. */
  async function readersAfter(patronId: string, days: readonly string[]) {
    const { db } = test.deps;
    const ids: string[] = [];
    for (const day of days) {
      const given = { patron_id: patronId, returned_at: `${day}T02:00:00.000Z` };
      ids.push((await buildLoan(db, given)).id);
    }
    await forget();
    const rows = await db.selectFrom('loan').select(['id', 'patron_id']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.patron_id);
  }

  it('lose their reader after the days of the library, counted in its time zone', async () => {
    const { id } = await buildPatron(test.deps.db);
    expect(await readersAfter(id, ['2025-03-01', '2025-03-02', '2026-03-01'])).toEqual(['', id, id]);
  });

  it('keep the reader who keeps the history', async () => {
    const patron = await buildPatron(test.deps.db);
    const client = await test.signedIn(patron);
    await client.call(updateReaderSetting, { code: 'keepLoanHistory', value: '1' });
    expect(await readersAfter(patron.id, ['2020-01-01'])).toEqual([patron.id]);
    expect(await client.call(listPastLoans, {})).toMatchObject({ total: 1 });
    await client.call(updateReaderSetting, { code: 'keepLoanHistory', value: '0' });
    await forget();
    expect(await client.call(listPastLoans, {})).toMatchObject({ total: 0 });
  });

  it('keep their reader while they are open, and if they cost something', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const open = await buildLoan(db, { patron_id: patron.id, checked_out_at: '2020-01-01T02:00:00.000Z' });
    const cost = await buildLoan(db, { patron_id: patron.id, returned_at: '2020-01-01T02:00:00.000Z' });
    await buildFineEntry(db, { patron_id: patron.id, loan_id: cost.id });
    await forget();
    const rows = await db
      .selectFrom('loan')
      .select('patron_id')
      .where('id', 'in', [open.id, cost.id])
      .execute();
    expect(rows.map(({ patron_id }) => patron_id)).toEqual([patron.id, patron.id]);
  });

  it('go in any number, each once', async () => {
    const { id } = await buildPatron(test.deps.db);
    const days = Array.from({ length: 510 }, () => '2024-01-01');
    expect(new Set(await readersAfter(id, days))).toEqual(new Set(['']));
  });

  it('lose what a request said of its reader, in its timeline too', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const ended = {
      patron_id: patron.id,
      step: 'cancelled',
      comments: 'Ring me',
      contact: '13800138000',
    } as const;
    const old = await buildRequest(db, { ...ended, ended_at: '2025-01-01T02:00:00.000Z' });
    const recent = await buildRequest(db, { ...ended, ended_at: '2026-02-01T02:00:00.000Z' });
    await forget();
    const rows = await db
      .selectFrom('request')
      .select(['id', 'patron_id', 'comments', 'contact'])
      .where('id', 'in', [old.id, recent.id])
      .orderBy('ended_at')
      .execute();
    expect(rows).toEqual([
      { id: old.id, patron_id: '', comments: '', contact: '' },
      { id: recent.id, patron_id: patron.id, comments: 'Ring me', contact: '13800138000' },
    ]);
  });
});
