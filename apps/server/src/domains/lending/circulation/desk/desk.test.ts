import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectCode } from '../../../../ports/ils/ils-world.ts';
import { buildLoan, buildLoanRule, buildPatron, buildRequest } from '../../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock, type TestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';

const STAFF = { staffId: 'librarian' };
const HERE = { ...STAFF, libraryCode: 'MAIN' };

describeOnBothDatabases('the desk', 'ledger', (kind) => {
  let database: TestDatabase;
  let clock: TestClock;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const { db } = database;
    await buildTwoLibraries(db);
    await buildLoanRule(db, { item_type: 'not-for-loan', loanable: 0 });
  });
  beforeEach(() => {
    clock = createTestClock();
  });
  afterAll(() => database.close());

  const ils = () => localIls({ db: database.db, clock });
  const desk = () => ils().desk;
  const lend = (patronId: string, barcode: string) => desk().checkOut({ ...HERE, patronId, barcode });
  const takeBack = (barcode: string, libraryCode = 'MAIN') =>
    desk().checkIn({ ...STAFF, barcode, libraryCode });
  const itemOf = (barcode: string) => desk().item(barcode);
  const owedBy = async (patronId: string) => (await ils().patronAccount(patronId)).owed;
  const request = async (id: string) =>
    database.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  describe('check-out', () => {
    it('answers the same loan to a scanner that sends twice, and asks ten seconds later', async () => {
      const [patron, item] = [await buildPatron(database.db), await buildItem(database.db)];
      const loan = await lend(patron.id, item.barcode);
      clock.advance(10);
      expect((await lend(patron.id, item.barcode)).id).toBe(loan.id);
      clock.advance(1);
      await expectCode(lend(patron.id, item.barcode), 'ITEM_ON_LOAN_TO_READER');
    });

    it('goes against rules with a reason, and never against the queue', async () => {
      const frozen = await buildPatron(database.db, { status: 'frozen' });
      const item = await buildItem(database.db, { item_type: 'not-for-loan' });
      await expectCode(lend(frozen.id, item.barcode), 'ACCOUNT_FROZEN');
      const override = 'The director allowed it';
      const scan = { ...HERE, patronId: frozen.id, override };
      expect(await desk().checkOut({ ...scan, barcode: item.barcode })).toMatchObject({ itemId: item.id });
      const wanted = await buildItem(database.db);
      await buildRequest(database.db, { bib_id: wanted.bib_id });
      await expectCode(desk().checkOut({ ...scan, barcode: wanted.barcode }), 'ITEM_HELD_FOR_OTHER');
    });
  });

  describe('check-in', () => {
    it('from the book drop costs what it cost on the day on which it came back', async () => {
      const loan = await buildLoan(database.db, { due_date: '2026-02-20' });
      const { barcode } = await itemById(loan.item_id);
      const drop = (returnedOn: string) => desk().checkIn({ ...HERE, barcode, returnedOn });
      await expectCode(drop('2026-03-03'), 'RETURN_DAY_IMPOSSIBLE');
      await expectCode(drop('2026-02-09'), 'RETURN_DAY_IMPOSSIBLE');
      expect(await drop('2026-02-22')).toMatchObject({ finePosted: 20 });
      const past = await ils().pastLoans?.(loan.patron_id, { offset: 0, limit: 1 });
      expect(past?.loans[0]).toMatchObject({ returnedOn: '2026-02-22', overdueDays: 2 });
    });

    it('gives the price of a lost copy back, once and not its fine', async () => {
      const loan = await buildLoan(database.db, { due_date: '2026-02-20' });
      const { barcode } = await itemById(loan.item_id);
      expect(await desk().declareLost({ ...STAFF, loanId: loan.id, charge: 5000 })).toEqual({
        charged: 5000,
        finePosted: 100,
      });
      expect(await itemOf(barcode)).toMatchObject({ status: 'missing' });
      expect(await owedBy(loan.patron_id)).toBe(5100);
      expect(await takeBack(barcode)).toMatchObject({ refunded: 5000 });
      await desk().markItem({ ...STAFF, barcode, status: 'missing' });
      expect((await takeBack(barcode)).refunded).toBeUndefined();
      expect(await owedBy(loan.patron_id)).toBe(100);
    });

    it('ends a claim of return, whose fine grew until the claim only', async () => {
      const loan = await buildLoan(database.db, { due_date: '2026-02-27' });
      const { barcode } = await itemById(loan.item_id);
      await desk().claimReturned({ ...STAFF, loanId: loan.id, claimed: true });
      clock.advance(5 * 86_400);
      expect((await itemOf(barcode)).loan).toMatchObject({ claimedOn: '2026-03-02' });
      expect(await takeBack(barcode)).toMatchObject({ finePosted: 30 });
    });
  });

  describe('undo', () => {
    const undo = (staffId = STAFF.staffId) => desk().undo({ staffId });

    it('of a check-out leaves no loan', async () => {
      const [patron, item] = [await buildPatron(database.db), await buildItem(database.db)];
      await lend(patron.id, item.barcode);
      expect(await undo()).toEqual({ act: 'check_out', barcode: item.barcode });
      expect(await ils().loans(patron.id)).toEqual([]);
      expect(await itemOf(item.barcode)).toMatchObject({ status: 'available' });
    });

    it('of a check-in gives loan and fine back, and the next reader waits again', async () => {
      const loan = await buildLoan(database.db, { due_date: '2026-02-20' });
      const { barcode } = await itemById(loan.item_id);
      const waiting = await buildRequest(database.db, { bib_id: loan.bib_id });
      await takeBack(barcode);
      expect((await request(waiting.id)).step).toBe('reservation_arrived');
      await undo();
      expect(await request(waiting.id)).toMatchObject({ step: 'reserving', item_id: null, ended_at: null });
      expect(await owedBy(loan.patron_id)).toBe(0);
      expect(await itemOf(barcode)).toMatchObject({ status: 'on_loan', loan: { id: loan.id } });
    });

    it('of a check-in is refused once its copy is set aside for a request that had no part in it', async () => {
      const loan = await buildLoan(database.db);
      const { id, barcode } = await itemById(loan.item_id);
      await takeBack(barcode);
      const set = { bib_id: loan.bib_id, item_id: id, kind: 'entrust', step: 'entrusting' } as const;
      const since = await buildRequest(database.db, set);
      await expectCode(undo(), 'UNDO_TOO_LATE');
      expect(await request(since.id)).toMatchObject({ step: 'entrusting', item_id: id });
    });

    it('is of the last own act, for some minutes, and while nobody went on', async () => {
      const [patron, item] = [await buildPatron(database.db), await buildItem(database.db)];
      const scan = { barcode: item.barcode, libraryCode: 'MAIN' };
      await desk().checkOut({ ...scan, patronId: patron.id, staffId: 'first' });
      await expectCode(undo('second'), 'NOTHING_TO_UNDO');
      await desk().checkIn({ ...scan, staffId: 'second' });
      await expectCode(undo('first'), 'UNDO_TOO_LATE');
      clock.advance(16 * 60);
      await expectCode(undo('first'), 'NOTHING_TO_UNDO');
    });

    it('is refused where the loan fulfilled a request', async () => {
      const item = await buildItem(database.db);
      const waiting = await buildRequest(database.db, { bib_id: item.bib_id });
      await lend(waiting.patron_id, item.barcode);
      await expectCode(undo(), 'UNDO_TOO_LATE');
      expect((await request(waiting.id)).step).toBe('borrowed');
    });
  });

  describe('a loan', () => {
    it('gets another due date, today or later', async () => {
      const loan = await buildLoan(database.db, { due_date: '2026-02-20' });
      const change = (dueDate: string) =>
        desk().changeDueDate({ ...STAFF, loanId: loan.id, dueDate, reason: 'Ill' });
      await expectCode(change('2026-03-01'), 'DUE_DATE_PAST');
      await change('2026-03-20');
      expect(await ils().loans(loan.patron_id)).toMatchObject([{ dueDate: '2026-03-20', overdueFine: 0 }]);
      await desk().undo(STAFF);
      expect(await ils().loans(loan.patron_id)).toMatchObject([{ dueDate: '2026-02-20', overdueFine: 100 }]);
    });

    it('costs what its reader damaged', async () => {
      const loan = await buildLoan(database.db);
      await desk().chargeDamage({ ...STAFF, loanId: loan.id, amount: 700, note: 'Wet' });
      expect(await owedBy(loan.patron_id)).toBe(700);
    });
  });

  describe('a copy', () => {
    it('that is missing is replaced by the next one on shelf, else by the queue', async () => {
      const bib = await buildBib(database.db);
      const [first, second] = [
        await buildItem(database.db, { bib_id: bib.id }),
        await buildItem(database.db, { bib_id: bib.id }),
      ];
      const picking = await buildRequest(database.db, {
        bib_id: bib.id,
        kind: 'entrust',
        step: 'picking_from_shelf',
        item_id: first.id,
      });
      await desk().markItem({ ...STAFF, barcode: first.barcode, status: 'missing' });
      expect(await request(picking.id)).toMatchObject({ step: 'entrusting', item_id: second.id });
      await desk().moveRequest({
        ...HERE,
        requestId: picking.id,
        step: 'entrusting',
        verb: 'pick',
        note: '',
      });
      await buildLoan(database.db, { item_id: (await buildItem(database.db, { bib_id: bib.id })).id });
      const missed = { ...HERE, requestId: picking.id, note: '', verb: 'not_found' as const };
      await desk().moveRequest({ ...missed, step: 'picking_from_shelf' });
      expect(await request(picking.id)).toMatchObject({ step: 'reserving', item_id: null });
      expect(await itemOf(second.barcode)).toMatchObject({ status: 'missing' });
    });

    it.each([
      ['entrust', 'entrusting'],
      ['online_loan', 'book_request_launched'],
      ['online_loan', 'book_request_accepted'],
      ['home_delivery', 'book_request_launched'],
      ['reservation', 'book_request_accepted'],
    ] as const)('that is missing before it is picked for %s in step %s is replaced', async (way, step) => {
      const bib = await buildBib(database.db);
      const copies = [];
      for (let at = 0; at < 2; at++) copies.push(await buildItem(database.db, { bib_id: bib.id }));
      const [first, second] = copies as [(typeof copies)[0], (typeof copies)[0]];
      const placed = await buildRequest(database.db, {
        bib_id: bib.id,
        kind: way,
        step,
        item_id: first.id,
      });
      await desk().markItem({ ...STAFF, barcode: first.barcode, status: 'missing' });
      expect((await request(placed.id)).item_id).toBe(second.id);
      await desk().markItem({ ...STAFF, barcode: second.barcode, status: 'missing' });
      expect(await request(placed.id)).toMatchObject({ step: 'no_copy' });
    });

    it('that was the last one ends what waited for it', async () => {
      const item = await buildItem(database.db);
      const waiting = await buildRequest(database.db, { bib_id: item.bib_id });
      await desk().markItem({ ...STAFF, barcode: item.barcode, status: 'withdrawn' });
      expect((await request(waiting.id)).step).toBe('no_copy');
    });

    it('on loan is not marked and not used in the library', async () => {
      const { barcode } = await itemById((await buildLoan(database.db)).item_id);
      await expectCode(desk().markItem({ ...STAFF, barcode, status: 'repair' }), 'ITEM_ON_LOAN');
      await expectCode(desk().recordUse({ ...HERE, barcode }), 'ITEM_ON_LOAN');
    });

    it('tells how many readers wait for a copy, without those who have one set aside', async () => {
      const item = await buildItem(database.db);
      const { bib_id } = item;
      await buildRequest(database.db, { bib_id });
      await buildRequest(database.db, { bib_id, kind: 'entrust', step: 'entrusting', item_id: item.id });
      await buildRequest(database.db, {
        bib_id,
        kind: 'relending',
        step: 'book_request_launched',
        wanted_item_id: item.id,
      });
      expect((await itemOf(item.barcode)).waiting).toBe(1);
    });

    it('counts its uses in the library', async () => {
      const { barcode } = await buildItem(database.db);
      expect(await desk().recordUse({ ...HERE, barcode })).toEqual({ uses: 1 });
      expect(await desk().recordUse({ ...HERE, barcode })).toEqual({ uses: 2 });
    });

    it('shows its alert until the alert is empty', async () => {
      const { id, barcode } = await buildItem(database.db);
      const about = { ...STAFF, subject: 'item' as const, id };
      await desk().setAlert({ ...about, words: 'CD, 3 parts' });
      expect((await itemOf(barcode)).alert).toBe('CD, 3 parts');
      await desk().setAlert({ ...about, words: '' });
      expect((await itemOf(barcode)).alert).toBe('');
    });
  });

  async function itemById(id: string) {
    return database.db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
});
