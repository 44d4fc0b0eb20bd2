import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dateIn, systemClock } from '../../platform/clock.ts';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { Sqlite } from '../../platform/db/sqlite-library.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { buildLoan, buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildItem } from '../catalogue-builders.ts';
import { testSettings } from '../test-settings.ts';
import { type Child, startChild } from './child-process.ts';

const HERE = import.meta.dirname;
/** More than can be lent before the killing reaches the process. */
const ITEMS = 3000;
const TODAY = dateIn('Asia/Shanghai', systemClock.now());

describe('a process killed in the middle', () => {
  let folder: string;
  let file: string;
  let child: Child | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-kill-'));
    file = join(folder, 'lectern.db');
  });
  afterEach(async () => {
    await child?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses no check-out that it acknowledged, and does none by half', async () => {
    const patronId = await withDatabase(async (db) => {
      const first = await buildItem(db);
      const more = Array.from({ length: ITEMS }, (_, at) => ({ ...first, id: newId(), barcode: `K${at}` }));
      await insertRows(db, 'item', more);
      return (await buildPatron(db)).id;
    });
    child = startChild(join(HERE, 'lend-until-killed.ts'), [file, TENANT, patronId]);
    const acknowledged: string[] = [];
    for await (const loanId of child.lines) {
      acknowledged.push(loanId);
      if (acknowledged.length === 60) await child.kill();
    }
    expect(acknowledged.length).toBeLessThan(ITEMS);
    checkIntegrity();
    await withDatabase(async (db) => {
      const loans = await db.selectFrom('loan').select(['id', 'item_id', 'due_date']).execute();
      const stored = new Set(loans.map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(new Set(loans.map(({ item_id }) => item_id)).size).toBe(loans.length);
      const events = await db.selectFrom('outbox_event').select('seq').execute();
      expect(events).toHaveLength(loans.length);
    });
  });

  it('loses no renewal that it acknowledged over HTTP, posts each fine once, and keeps idempotency keys', async () => {
    const wanted = await withDatabase(async (db) => {
      const renewals: Renewal[] = [];
      for (let at = 0; at < 150; at++) {
        const patron = await buildPatron(db);
        const loan = await buildLoan(db, { patron_id: patron.id, due_date: addDays(TODAY, -2) });
        renewals.push({
          loanId: loan.id,
          token: await buildSession(db, patron),
          key: `renewal-${at}-of-kill`,
        });
      }
      return renewals;
    });
    const acknowledged = new Map<string, string>();
    const first = await serve();
    const queue = [...wanted];
    const readers = Array.from({ length: 4 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const answer = await renew(first, next).catch(() => undefined);
        if (!answer) return;
        acknowledged.set(next.loanId, answer.normReturnDate);
        if (acknowledged.size === 40) await child?.kill();
      }
    });
    await Promise.all(readers);
    expect(acknowledged.size).toBeGreaterThanOrEqual(40);
    expect(acknowledged.size).toBeLessThan(wanted.length);
    checkIntegrity();
    await expectRenewed(acknowledged);

    // Who got no answer asks again with the same key, and so does who got one.
    const second = await serve();
    for (const renewal of wanted) {
      const answer = await renew(second, renewal);
      const before = acknowledged.get(renewal.loanId);
      if (before) expect(answer).toMatchObject({ renewed: true, normReturnDate: before });
      else if (answer) expect(answer.renewed).toBe(true);
    }
    await child?.kill();
    await withDatabase(async (db) => {
      const loans = await db.selectFrom('loan').select(['id', 'renewals']).execute();
      expect(Math.max(...loans.map((loan) => loan.renewals))).toBe(1);
    });
    await expectRenewed(acknowledged);
  });

  interface Renewal {
    readonly loanId: string;
    readonly token: string;
    readonly key: string;
  }

  /** Undefined where the server says that it does not know whether the first request was carried out. */
  async function renew(origin: string, { loanId, token, key }: Renewal) {
    const response = await fetch(`${origin}/api/find/lendbook/reNew`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [HEADERS.session]: token,
        [HEADERS.idempotencyKey]: key,
      },
      body: JSON.stringify({ loanIds: [loanId] }),
    });
    const { errCode, data } = (await response.json()) as {
      errCode: string;
      data: { results: [{ renewed: boolean; normReturnDate: string }] } | null;
    };
    if (errCode === 'IDEMPOTENCY_UNDECIDED') return undefined;
    expect(errCode).toBe('200');
    return data?.results[0];
  }

  async function serve(): Promise<string> {
    const env = { LECTERN_DATA: folder, LECTERN_DATABASE_URL: file, LECTERN_LOG_LEVEL: 'silent' };
    child = startChild(join(HERE, 'serve-until-killed.ts'), [], env);
    for await (const address of child.lines) return address;
    throw new Error('the server ended before it listened');
  }

  /** Acknowledged renewals are there with their fines; the others happened altogether or not at all. */
  function expectRenewed(acknowledged: ReadonlyMap<string, string>): Promise<void> {
    return withDatabase(async (db) => {
      const loans = await db.selectFrom('loan').select(['id', 'renewals', 'due_date']).execute();
      const fines = await db.selectFrom('ledger_posting').select(['loan_id', 'amount']).execute();
      for (const { id, renewals, due_date } of loans) {
        const posted = fines.filter((fine) => fine.loan_id === id).map(({ amount }) => amount);
        expect(posted).toEqual(renewals === 1 ? [20] : []);
        expect(due_date > TODAY).toBe(renewals === 1);
        if (acknowledged.has(id)) expect(due_date).toBe(acknowledged.get(id));
      }
    });
  }

  async function withDatabase<T>(act: (db: Db) => Promise<T>): Promise<T> {
    const db = openDatabase({ url: file, durability: 'normal' });
    try {
      await migrate(db, 'sqlite');
      await putTenant(db, {
        id: TENANT,
        mappingPath: 'alpha',
        settings: testSettings('alpha'),
        now: new Date().toISOString(),
      });
      return await act(db);
    } finally {
      await db.destroy();
    }
  }

  function checkIntegrity(): void {
    const database = new Sqlite(file);
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  }
});
