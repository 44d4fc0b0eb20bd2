import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import { atEachPoint } from '../../../testing/at-each-point.ts';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { localIls } from '../../../testing/local-systems.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { lockQueue } from './requests/lock-queue.ts';

/** Ten days overdue when the test clock starts: costs 100. */
const OVERDUE = { due_date: '2026-02-20' };

type Ils = ReturnType<typeof localIls>;

describeOnBothDatabases('two acts at once, at each statement of the first', 'locks', (kind) => {
  const clock = createTestClock();
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const { db } = database;
    await putTenant(db, { id: TENANT, mappingPath: 'alpha', settings: testSettings('alpha'), now: '' });
  });
  afterAll(() => database.close());

  it.each([
    ['a return', 'a renewal', takeBack, renew],
    ['a renewal', 'a return', renew, takeBack],
    ['a return', 'the same return', takeBack, takeBack],
    ['a renewal', 'the same renewal', renew, renew],
  ])('%s and %s post the fine of a loan once', async (_first, _second, first, second) => {
    await atEachPoint(database, async (race) => {
      const { patron, item, loan } = await overdueLoan();
      await race(
        (db) => first(ilsOver(db), patron.id, item.barcode, loan.id),
        (db) => second(ilsOver(db), patron.id, item.barcode, loan.id),
      );
      expect(await finesOf(patron.id)).toEqual([100]);
    });
  });

  it('lets one of two readers have an item, and refuses the other', async () => {
    await atEachPoint(database, async (race) => {
      const item = await buildItem(database.db);
      const readers = [await buildPatron(database.db), await buildPatron(database.db)];
      const [one, other] = readers.map(
        ({ id }) =>
          (db: Db) =>
            lend(ilsOver(db), id, item.barcode),
      );
      const outcomes = await race(one!, other!);
      expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
      expect(await openLoansOf(item.id)).toHaveLength(1);
    });
  });

  it('never leaves an item that is taken back and lent again at once on the shelf and on loan', async () => {
    await atEachPoint(database, async (race) => {
      const { patron, item, loan } = await overdueLoan();
      const next = await buildPatron(database.db);
      await buildRequest(database.db, { bib_id: item.bib_id, patron_id: next.id });
      await race(
        (db) => takeBack(ilsOver(db), patron.id, item.barcode, loan.id),
        (db) => lend(ilsOver(db), next.id, item.barcode),
      );
      const open = await openLoansOf(item.id);
      const { status } = await statusOf(item.id);
      expect(open.length === 1 ? status : 'available').toBe('available');
      expect(open.length === 0 ? status : 'on_hold_shelf').toBe('on_hold_shelf');
    });
  });

  it('refuses a renewal that ends behind a hold, or the hold comes behind the renewal', async () => {
    await atEachPoint(database, async (race) => {
      const patron = await buildPatron(database.db);
      const item = await buildItem(database.db);
      const loan = await buildLoan(database.db, { patron_id: patron.id, item_id: item.id });
      const reader = await buildPatron(database.db);
      let placedFirst = false;
      const [renewed] = await race(
        async (db) => {
          const [result] = await ilsOver(db).renew(patron.id, [loan.id]);
          return result;
        },
        (db) =>
          db.transaction().execute(async (tx) => {
            await lockQueue(tx, TENANT, item.bib_id);
            placedFirst = (await renewalsOf(tx, loan.id)) === 0;
            await buildRequest(tx, { bib_id: item.bib_id, patron_id: reader.id });
          }),
      );
      expect(renewed).toMatchObject({ status: 'fulfilled', value: { renewed: !placedFirst } });
    });
  });

  function ilsOver(db: Db): Ils {
    return localIls({ db, clock });
  }

  async function overdueLoan() {
    const patron = await buildPatron(database.db);
    const item = await buildItem(database.db);
    const loan = await buildLoan(database.db, { ...OVERDUE, patron_id: patron.id, item_id: item.id });
    return { patron, item, loan };
  }

  async function finesOf(patronId: string): Promise<number[]> {
    const rows = await database.db
      .selectFrom('ledger_posting')
      .select('amount')
      .where('patron_id', '=', patronId)
      .execute();
    return rows.map((row) => row.amount);
  }

  /** As the database has it at this statement: when an answer arrives here says nothing of who was first. */
  async function renewalsOf(db: Db, loanId: string): Promise<number> {
    const { renewals } = await db
      .selectFrom('loan')
      .select('renewals')
      .where('id', '=', loanId)
      .executeTakeFirstOrThrow();
    return renewals;
  }

  async function openLoansOf(itemId: string) {
    return database.db
      .selectFrom('loan')
      .select('id')
      .where('item_id', '=', itemId)
      .where('returned_at', 'is', null)
      .execute();
  }

  async function statusOf(itemId: string) {
    return database.db.selectFrom('item').select('status').where('id', '=', itemId).executeTakeFirstOrThrow();
  }
});

function takeBack(ils: Ils, _patronId: string, barcode: string, _loanId: string): Promise<unknown> {
  return ils.desk.checkIn({ barcode, libraryCode: 'MAIN' });
}

function renew(ils: Ils, patronId: string, _barcode: string, loanId: string): Promise<unknown> {
  return ils.renew(patronId, [loanId]);
}

function lend(ils: Ils, patronId: string, barcode: string): Promise<unknown> {
  return ils.desk.checkOut({ patronId, barcode, libraryCode: 'MAIN' });
}
