import type { ErrorCode } from '@lectern/contracts/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallError } from '../../call-error.ts';
import type { IlsPort } from './ils-port.ts';

/**
 * A library system with a small library in it, as a driver's test sets it up: the suite says what there is, the driver's test puts it
 * into its system. It is 2 March 2026. Rules: books for 30 days, three renewals of 30 days, 10 for each open day overdue, at most
 * 2000 for one loan; debts above 5000 and loans more than 30 days overdue block. Currency CNY.
 */
export interface IlsWorld {
  readonly ils: IlsPort;
  readonly tenantId: string;
  addPatron(traits?: {
    readonly status?: 'normal' | 'frozen' | 'card_lost';
    readonly expiresOn?: string;
    readonly groupMaxLoans?: number;
    readonly guaranteedBy?: string;
  }): Promise<string>;
  addBib(traits?: { readonly title?: string }): Promise<string>;
  addItem(traits?: {
    readonly bibId?: string;
    readonly status?: 'available' | 'missing' | 'reference' | 'withdrawn';
    readonly referenceLocation?: boolean;
    readonly itemType?: 'book' | 'not-for-loan' | 'no-renewals';
    readonly recalled?: boolean;
    readonly libraryCode?: 'MAIN' | 'SOUTH';
    readonly callNumber?: string;
  }): Promise<{ readonly id: string; readonly barcode: string; readonly bibId: string }>;
  /** Lent on 10 February; due on 12 March unless told. */
  addLoan(
    patronId: string,
    itemId: string,
    traits?: {
      readonly dueDate?: string;
      readonly renewals?: number;
      /** YYYY-MM-DD. */
      readonly returnedOn?: string;
    },
  ): Promise<string>;
  /** Waiting; by another reader unless told; picked up at MAIN. */
  addHold(
    on: { readonly bibId: string; readonly itemId?: string },
    traits?: { readonly patronId?: string; readonly placedAt?: string },
  ): Promise<string>;
  addDebt(patronId: string, amount: number): Promise<void>;
  /** Every library is closed on these days. */
  closeOn(days: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What every driver promises. `describeIls('local', createLocalWorld)`. */
export function describeIls(name: string, createWorld: () => Promise<IlsWorld>): void {
  describe(`the library system port: ${name}`, () => {
    let world: IlsWorld;
    beforeEach(async () => {
      world = await createWorld();
    });
    afterEach(() => world.close());

    describe('availability', () => {
      it('answers for every bib asked for, also for those without items', async () => {
        const bibId = await world.addBib();
        const availability = await world.ils.availability(world.tenantId, [bibId]);
        expect(availability.get(bibId)).toEqual({
          itemCount: 0,
          onShelfCount: 0,
          otherPlaces: 0,
          waiting: 0,
        });
      });

      it('names a place where an item is on shelf before one where all are out', async () => {
        const bibId = await world.addBib();
        const out = await world.addItem({ bibId, libraryCode: 'MAIN', callNumber: 'A1' });
        await world.addLoan(await world.addPatron(), out.id);
        await world.addItem({ bibId, libraryCode: 'SOUTH', callNumber: 'A2' });
        const availability = await world.ils.availability(world.tenantId, [bibId]);
        expect(availability.get(bibId)).toMatchObject({
          itemCount: 2,
          onShelfCount: 1,
          nearest: { libraryCode: 'SOUTH', callNumber: 'A2' },
          otherPlaces: 1,
        });
        expect(availability.get(bibId)?.earliestDue).toBeUndefined();
      });

      it('says when the first comes back, and how many wait, when all are out', async () => {
        const bibId = await world.addBib();
        const patron = await world.addPatron();
        const [first, second] = [await world.addItem({ bibId }), await world.addItem({ bibId })];
        await world.addLoan(patron, first.id, { dueDate: '2026-03-20' });
        await world.addLoan(patron, second.id, { dueDate: '2026-03-09' });
        await world.addHold({ bibId });
        const availability = await world.ils.availability(world.tenantId, [bibId]);
        expect(availability.get(bibId)).toMatchObject({
          onShelfCount: 0,
          earliestDue: '2026-03-09',
          waiting: 1,
        });
      });

      it('counts what stands on reference shelves as on shelf, missing items not, withdrawn ones not at all', async () => {
        const bibId = await world.addBib();
        await world.addItem({ bibId, referenceLocation: true });
        await world.addItem({ bibId, status: 'missing' });
        await world.addItem({ bibId, status: 'withdrawn' });
        const availability = await world.ils.availability(world.tenantId, [bibId]);
        expect(availability.get(bibId)).toMatchObject({ itemCount: 2, onShelfCount: 1 });
        const statuses = (await world.ils.items(world.tenantId, bibId)).map((item) => item.status);
        expect(statuses.sort()).toEqual(['missing', 'reference']);
      });
    });

    describe('account', () => {
      it('raises PATRON_NOT_FOUND for a reader it does not know', async () => {
        await expectCode(world.ils.patronAccount(world.tenantId, 'nobody'), 'PATRON_NOT_FOUND');
      });

      it('counts loans, holds and debts as they are today', async () => {
        const patron = await world.addPatron({ groupMaxLoans: 20 });
        const { id: overdue } = await world.addItem();
        const { id: dueSoon } = await world.addItem();
        await world.addLoan(patron, overdue, { dueDate: '2026-02-27' });
        await world.addLoan(patron, dueSoon, { dueDate: '2026-03-05' });
        await world.addHold({ bibId: await world.addBib() }, { patronId: patron });
        await world.addDebt(patron, 450);
        expect(await world.ils.patronAccount(world.tenantId, patron)).toMatchObject({
          blocks: [],
          loanCount: 2,
          loanLimit: 20,
          overdueCount: 1,
          dueSoonCount: 1,
          holdsReady: 0,
          holdsWaiting: 1,
          owed: 450,
          accruing: 30,
          currency: 'CNY',
        });
      });

      it('tells who answers for whom', async () => {
        const guarantor = await world.addPatron();
        const guaranteed = await world.addPatron({ guaranteedBy: guarantor });
        const answered = await world.ils.guarantees(world.tenantId, guarantor);
        expect(answered.guaranteed).toBe(false);
        expect(answered.guarantees.map(({ patronId }) => patronId)).toEqual([guaranteed]);
        expect(await world.ils.guarantees(world.tenantId, guaranteed)).toEqual({
          guaranteed: true,
          guarantees: [],
        });
      });

      it('lists open fines', async () => {
        const patron = await world.addPatron();
        await world.addDebt(patron, 450);
        const open = await world.ils.openFines(world.tenantId, patron);
        expect(open.map(({ amount }) => amount)).toEqual([450]);
      });

      it('tells what may be borrowed, for each item type', async () => {
        const rules = await world.ils.loanRules(world.tenantId, await world.addPatron());
        expect(rules.find((rule) => rule.itemType === 'book')).toMatchObject({
          loanable: true,
          loanDays: 30,
          renewDays: 30,
          maxRenewals: 3,
          finePerDay: 10,
          fineCap: 2000,
        });
      });
    });

    describe('renewal', () => {
      async function renew(patronId: string, loanIds: readonly string[]) {
        return world.ils.renew(world.tenantId, patronId, loanIds);
      }

      it('counts the new due date from today and moves it to the next open day', async () => {
        await world.closeOn(['2026-04-01', '2026-04-02']);
        const patron = await world.addPatron();
        const loan = await world.addLoan(patron, (await world.addItem()).id);
        expect(await renew(patron, [loan])).toMatchObject([
          { loanId: loan, renewed: true, dueDate: '2026-04-03' },
        ]);
        const [after] = await world.ils.loans(world.tenantId, patron);
        expect(after).toMatchObject({ dueDate: '2026-04-03', renewals: 1 });
      });

      it('answers for each loan by itself, and once for a loan named twice', async () => {
        const patron = await world.addPatron();
        const good = await world.addLoan(patron, (await world.addItem()).id);
        const recalled = await world.addLoan(patron, (await world.addItem({ recalled: true })).id);
        const results = await renew(patron, [recalled, 'no-such-loan', good, good]);
        expect(results.map((result) => result.refusal?.code ?? 'renewed')).toEqual([
          'RENEWAL_ITEM_RECALLED',
          'LOAN_NOT_FOUND',
          'renewed',
        ]);
      });

      it("does not know another reader's loan", async () => {
        const theirs = await world.addLoan(await world.addPatron(), (await world.addItem()).id);
        const [result] = await renew(await world.addPatron(), [theirs]);
        expect(result).toMatchObject({ renewed: false, title: '', refusal: { code: 'LOAN_NOT_FOUND' } });
      });

      it.each<[ErrorCode, () => Promise<{ patron: string; loan: string }>]>([
        ['RENEWAL_LIMIT_REACHED', () => lent({ renewals: 3 })],
        ['RENEWAL_NOT_ALLOWED', () => lent({ itemType: 'no-renewals' })],
        ['RENEWAL_ITEM_RECALLED', () => lent({ recalled: true })],
        ['RENEWAL_OVERDUE_TOO_LONG', () => lent({ dueDate: '2026-01-30' })],
        ['RENEWAL_NOT_LONGER', () => lent({ dueDate: '2026-04-01' })],
        ['ACCOUNT_FROZEN', async () => lent({}, await world.addPatron({ status: 'frozen' }))],
        ['CARD_LOST', async () => lent({}, await world.addPatron({ status: 'card_lost' }))],
        ['ACCOUNT_EXPIRED', async () => lent({}, await world.addPatron({ expiresOn: '2026-03-01' }))],
        [
          'ACCOUNT_GUARANTEED',
          async () => lent({}, await world.addPatron({ guaranteedBy: await world.addPatron() })),
        ],
      ])('refuses with %s, and the list of loans says so before', async (code, arrange) => {
        const { patron, loan } = await arrange();
        const [before] = await world.ils.loans(world.tenantId, patron);
        expect(before?.refusal?.code).toBe(code);
        const [result] = await renew(patron, [loan]);
        expect(result).toMatchObject({ renewed: false, dueDate: before?.dueDate, refusal: before?.refusal });
        const [after] = await world.ils.loans(world.tenantId, patron);
        expect(after).toEqual(before);
      });

      it('refuses a guarantor with ACCOUNT_GUARANTEES', async () => {
        const patron = await world.addPatron();
        await world.addPatron({ guaranteedBy: patron });
        const { loan } = await lent({}, patron);
        expect(await renew(patron, [loan])).toMatchObject([{ refusal: { code: 'ACCOUNT_GUARANTEES' } }]);
      });

      it('renews on the last day that an account is valid, and at the limits of overdue days and debt', async () => {
        const patron = await world.addPatron({ expiresOn: '2026-03-02' });
        const { loan } = await lent({ dueDate: '2026-01-31' }, patron);
        // 30 days overdue cost 300 so far.
        await world.addDebt(patron, 4700);
        expect(await renew(patron, [loan])).toMatchObject([{ renewed: true }]);
      });

      it('refuses with FINES_OVER_LIMIT when posted and growing fines together pass the limit', async () => {
        const { patron, loan } = await lent({ dueDate: '2026-02-28' });
        await world.addDebt(patron, 4981);
        expect(await renew(patron, [loan])).toMatchObject([
          {
            refusal: { code: 'FINES_OVER_LIMIT', details: { owed: 5001, limit: 5000, currency: 'CNY' } },
          },
        ]);
      });

      it('refuses with RENEWAL_READER_WAITING when readers wait for this item or for more copies than are free', async () => {
        const bibId = await world.addBib();
        const [mine] = [await world.addItem({ bibId }), await world.addItem({ bibId })];
        const patron = await world.addPatron();
        const loan = await world.addLoan(patron, mine.id);
        await world.addHold({ bibId });
        const [oneFreeCopy] = await world.ils.loans(world.tenantId, patron);
        expect(oneFreeCopy?.refusal).toBeUndefined();
        await world.addHold({ bibId });
        expect(await renew(patron, [loan])).toMatchObject([
          { refusal: { code: 'RENEWAL_READER_WAITING', details: { waiting: 1 } } },
        ]);
        await world.addHold({ bibId, itemId: mine.id });
        expect(await renew(patron, [loan])).toMatchObject([{ refusal: { details: { waiting: 2 } } }]);
      });

      it("is not stopped by the reader's own hold", async () => {
        const { patron, loan, item } = await lent({});
        await world.addHold({ bibId: item.bibId }, { patronId: patron });
        expect(await renew(patron, [loan])).toMatchObject([{ renewed: true }]);
      });

      it('posts what an overdue loan has cost, so that renewing forgives nothing', async () => {
        await world.closeOn(['2026-02-28', '2026-03-01']);
        const { patron, loan } = await lent({ dueDate: '2026-02-25' });
        const before = await world.ils.patronAccount(world.tenantId, patron);
        expect(before).toMatchObject({ owed: 0, accruing: 30 });
        await renew(patron, [loan]);
        expect(await world.ils.patronAccount(world.tenantId, patron)).toMatchObject({
          owed: 30,
          accruing: 0,
          overdueCount: 0,
        });
      });

      it('counts once when asked for the same loan twenty times at once', async () => {
        const { patron, loan } = await lent({ dueDate: '2026-02-27' });
        const answers = await Promise.all(Array.from({ length: 20 }, () => renew(patron, [loan])));
        const results = answers.flat();
        expect(results.filter((result) => result.renewed)).toHaveLength(1);
        for (const { renewed, refusal } of results) {
          if (!renewed) expect(['LOAN_CHANGED', 'RENEWAL_NOT_LONGER']).toContain(refusal?.code);
        }
        const [after] = await world.ils.loans(world.tenantId, patron);
        expect(after).toMatchObject({ renewals: 1, dueDate: '2026-04-01' });
        const account = await world.ils.patronAccount(world.tenantId, patron);
        expect(account).toMatchObject({ owed: 30, accruing: 0 });
      });
    });

    describe('check-out', () => {
      const lend = (patronId: string, barcode: string) =>
        world.ils.checkOut(world.tenantId, { patronId, barcode, libraryCode: 'MAIN' });

      it('lends for the days of the rule, until the library is open', async () => {
        await world.closeOn(['2026-04-01']);
        const item = await world.addItem();
        const loan = await lend(await world.addPatron(), item.barcode);
        expect(loan).toMatchObject({
          itemId: item.id,
          checkedOutOn: '2026-03-02',
          dueDate: '2026-04-02',
          renewals: 0,
          maxRenewals: 3,
        });
        const [status] = await world.ils.items(world.tenantId, item.bibId);
        expect(status).toMatchObject({ status: 'on_loan', dueDate: '2026-04-02' });
      });

      it('raises the code of the rule that forbids it', async () => {
        const patron = await world.addPatron({ groupMaxLoans: 1 });
        const barcodeOf = async (traits: Parameters<IlsWorld['addItem']>[0]) =>
          (await world.addItem(traits)).barcode;
        await expectCode(lend(patron, 'no-such-item'), 'ITEM_NOT_FOUND');
        await expectCode(lend('nobody', await barcodeOf({})), 'PATRON_NOT_FOUND');
        await expectCode(lend(patron, await barcodeOf({ status: 'missing' })), 'ITEM_NOT_AVAILABLE');
        await expectCode(lend(patron, await barcodeOf({ status: 'reference' })), 'ITEM_NOT_LOANABLE');
        await expectCode(lend(patron, await barcodeOf({ referenceLocation: true })), 'ITEM_NOT_LOANABLE');
        await expectCode(lend(patron, await barcodeOf({ itemType: 'not-for-loan' })), 'ITEM_NOT_LOANABLE');
        const frozen = await world.addPatron({ status: 'frozen' });
        await expectCode(lend(frozen, await barcodeOf({})), 'ACCOUNT_FROZEN');
        const taken = await barcodeOf({});
        await lend(patron, taken);
        await expectCode(lend(await world.addPatron(), taken), 'ITEM_NOT_AVAILABLE');
        await expectCode(lend(patron, await barcodeOf({})), 'LOAN_LIMIT_REACHED');
      });

      it('lets one of twenty readers win the same item', async () => {
        const { barcode, bibId } = await world.addItem();
        const readers = await Promise.all(Array.from({ length: 20 }, () => world.addPatron()));
        const outcomes = await Promise.allSettled(readers.map((reader) => lend(reader, barcode)));
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected')
            expect(outcome.reason).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
        }
        const availability = await world.ils.availability(world.tenantId, [bibId]);
        expect(availability.get(bibId)?.onShelfCount).toBe(0);
      });

      it('never passes the limit of loans, however many items are asked for at once', async () => {
        const patron = await world.addPatron({ groupMaxLoans: 3 });
        const items = await Promise.all(Array.from({ length: 8 }, () => world.addItem()));
        const outcomes = await Promise.allSettled(items.map((item) => lend(patron, item.barcode)));
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
        expect(await world.ils.loans(world.tenantId, patron)).toHaveLength(3);
      });
    });

    describe('check-in', () => {
      const takeBack = (barcode: string, libraryCode = 'MAIN') =>
        world.ils.checkIn(world.tenantId, { barcode, libraryCode });

      it('ends the loan, posts its fine and puts the item back on shelf', async () => {
        const { patron, loan, item } = await lent({ dueDate: '2026-02-20' });
        expect(await takeBack(item.barcode)).toEqual({ loanId: loan, finePosted: 100 });
        expect(await world.ils.patronAccount(world.tenantId, patron)).toMatchObject({
          loanCount: 0,
          owed: 100,
          accruing: 0,
        });
        const [status] = await world.ils.items(world.tenantId, item.bibId);
        expect(status?.status).toBe('available');
        const past = await world.ils.pastLoans(world.tenantId, patron, { offset: 0, limit: 10 });
        expect(past).toMatchObject({ total: 1, loans: [{ returnedOn: '2026-03-02', overdueDays: 10 }] });
      });

      it('keeps the item for who has waited longest, and lends it to nobody else', async () => {
        const { item } = await lent({});
        const [early, late] = [await world.addPatron(), await world.addPatron()];
        await world.addHold({ bibId: item.bibId }, { patronId: late, placedAt: '2026-02-21T00:00:00.000Z' });
        const hold = await world.addHold(
          { bibId: item.bibId },
          { patronId: early, placedAt: '2026-02-20T00:00:00.000Z' },
        );
        expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: hold });
        const [kept] = await world.ils.items(world.tenantId, item.bibId);
        expect(kept?.status).toBe('on_hold_shelf');
        expect(await world.ils.patronAccount(world.tenantId, early)).toMatchObject({ holdsReady: 1 });
        const request = { barcode: item.barcode, libraryCode: 'MAIN' };
        await expectCode(
          world.ils.checkOut(world.tenantId, { ...request, patronId: late }),
          'ITEM_HELD_FOR_OTHER',
        );
        await world.ils.checkOut(world.tenantId, { ...request, patronId: early });
        expect(await world.ils.patronAccount(world.tenantId, early)).toMatchObject({
          holdsReady: 0,
          holdsWaiting: 0,
        });
      });

      it('sends an item home that comes back elsewhere, or to where its next reader picks it up', async () => {
        const { item } = await lent({});
        await takeBack(item.barcode, 'SOUTH');
        expect((await world.ils.items(world.tenantId, item.bibId))[0]?.status).toBe('in_transit');
        await takeBack(item.barcode);
        expect((await world.ils.items(world.tenantId, item.bibId))[0]?.status).toBe('available');
        const waiting = await lent({});
        const hold = await world.addHold({ bibId: waiting.item.bibId });
        expect(await takeBack(waiting.item.barcode, 'SOUTH')).toMatchObject({ keptForHold: hold });
        expect((await world.ils.items(world.tenantId, waiting.item.bibId))[0]?.status).toBe('in_transit');
        expect(await takeBack(waiting.item.barcode)).toMatchObject({ keptForHold: hold });
        expect((await world.ils.items(world.tenantId, waiting.item.bibId))[0]?.status).toBe('on_hold_shelf');
      });

      it('posts a fine once when the same item is scanned twice at once', async () => {
        const { patron, item } = await lent({ dueDate: '2026-02-20' });
        const results = await Promise.all([takeBack(item.barcode), takeBack(item.barcode)]);
        expect(results.map((result) => result.finePosted).sort()).toEqual([0, 100]);
        expect(await world.ils.patronAccount(world.tenantId, patron)).toMatchObject({ owed: 100 });
      });
    });

    describe('past loans', () => {
      it('answers a page of them, last returned first, by days of return and words of the title in any script', async () => {
        const patron = await world.addPatron();
        const titles = ['红楼梦', '三国演义', 'The Story of the Stone'];
        for (const [place, title] of titles.entries()) {
          const { id } = await world.addItem({ bibId: await world.addBib({ title }) });
          await world.addLoan(patron, id, { returnedOn: `2026-02-2${place}` });
        }
        const past = async (filter: object) => {
          const { total, loans } = await world.ils.pastLoans(world.tenantId, patron, {
            offset: 0,
            limit: 10,
            ...filter,
          });
          return [total, ...loans.map((loan) => loan.title)];
        };
        expect(await past({})).toEqual([3, 'The Story of the Stone', '三国演义', '红楼梦']);
        expect(await past({ offset: 1, limit: 1 })).toEqual([3, '三国演义']);
        expect(await past({ from: '2026-02-21', to: '2026-02-21' })).toEqual([1, '三国演义']);
        expect(await past({ words: '紅樓' })).toEqual([1, '红楼梦']);
        expect(await past({ words: 'STORY of' })).toEqual([1, 'The Story of the Stone']);
        expect(await past({ words: '%' })).toEqual([0]);
      });
    });

    async function lent(
      traits: {
        readonly dueDate?: string;
        readonly renewals?: number;
        readonly recalled?: boolean;
        readonly itemType?: 'book' | 'no-renewals';
      },
      patronId?: string,
    ) {
      const patron = patronId ?? (await world.addPatron());
      const { dueDate, renewals, ...itemTraits } = traits;
      const item = await world.addItem(itemTraits);
      const loan = await world.addLoan(patron, item.id, { dueDate, renewals });
      return { patron, loan, item };
    }
  });
}

async function expectCode(answer: Promise<unknown>, code: ErrorCode): Promise<void> {
  const error = await answer.then(
    () => undefined,
    (reason: CallError) => reason,
  );
  expect(error?.code).toBe(code);
}
