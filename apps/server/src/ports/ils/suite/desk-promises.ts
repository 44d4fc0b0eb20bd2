import { describe, expect, it } from 'vitest';
import { expectCode, type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** Check-out and check-in. */
export function promiseDesk(given: () => IlsWorld): void {
  const desk = () => offered(given().ils.desk);
  describe('check-out', () => {
    const lend = (patronId: string, barcode: string) =>
      desk().checkOut({ patronId, barcode, libraryCode: 'MAIN' });

    it('lends for the days of the rule, until the library is open', async () => {
      await given().closeOn(['2026-04-01']);
      const item = await given().addItem();
      const loan = await lend(await given().addPatron(), item.barcode);
      expect(loan).toMatchObject({
        itemId: item.id,
        checkedOutOn: '2026-03-02',
        dueDate: '2026-04-02',
        renewals: 0,
        maxRenewals: 3,
      });
      const [status] = await given().ils.items(item.bibId);
      expect(status).toMatchObject({ status: 'on_loan', dueDate: '2026-04-02' });
    });

    it('refuses with the rule that forbids it', async () => {
      const patron = await given().addPatron({ groupMaxLoans: 1 });
      const barcodeOf = async (traits: Parameters<IlsWorld['addItem']>[0]) =>
        (await given().addItem(traits)).barcode;
      await expectCode(lend(patron, 'no-such-item'), 'ITEM_NOT_FOUND');
      await expectCode(lend('nobody', await barcodeOf({})), 'PATRON_NOT_FOUND');
      await expectCode(lend(patron, await barcodeOf({ status: 'missing' })), 'ITEM_NOT_AVAILABLE');
      await expectCode(lend(patron, await barcodeOf({ status: 'reference' })), 'ITEM_NOT_LOANABLE');
      await expectCode(lend(patron, await barcodeOf({ referenceLocation: true })), 'ITEM_NOT_LOANABLE');
      await expectCode(lend(patron, await barcodeOf({ itemType: 'not-for-loan' })), 'ITEM_NOT_LOANABLE');
      const frozen = await given().addPatron({ status: 'frozen' });
      await expectCode(lend(frozen, await barcodeOf({})), 'ACCOUNT_FROZEN');
      const taken = await barcodeOf({});
      await lend(patron, taken);
      await expectCode(lend(await given().addPatron(), taken), 'ITEM_NOT_AVAILABLE');
      await expectCode(lend(patron, await barcodeOf({})), 'LOAN_LIMIT_REACHED');
    });

    it('lets one of twenty readers win the same item', async () => {
      const { barcode, bibId } = await given().addItem();
      const readers = await Promise.all(Array.from({ length: 20 }, () => given().addPatron()));
      const outcomes = await Promise.allSettled(readers.map((reader) => lend(reader, barcode)));
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
      }
      const availability = await given().ils.availability([bibId]);
      expect(availability.get(bibId)?.onShelfCount).toBe(0);
    });

    it('never passes the limit of loans, however many items are asked for at once', async () => {
      const patron = await given().addPatron({ groupMaxLoans: 3 });
      const items = await Promise.all(Array.from({ length: 8 }, () => given().addItem()));
      const outcomes = await Promise.allSettled(items.map((item) => lend(patron, item.barcode)));
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
      expect(await given().ils.loans(patron)).toHaveLength(3);
    });
  });

  describe('check-in', () => {
    const takeBack = (barcode: string, libraryCode = 'MAIN') => desk().checkIn({ barcode, libraryCode });

    it('ends the loan, posts its fine and puts the item back on shelf', async () => {
      const { patron, loan, item } = await lentItem(given(), { dueDate: '2026-02-20' });
      expect(await takeBack(item.barcode)).toEqual({ loanId: loan, finePosted: 100 });
      expect(await given().ils.patronAccount(patron)).toMatchObject({
        loanCount: 0,
        owed: 100,
        accruing: 0,
      });
      const [status] = await given().ils.items(item.bibId);
      expect(status?.status).toBe('available');
      const past = await offered(given().ils.pastLoans)(patron, { offset: 0, limit: 10 });
      expect(past).toMatchObject({ total: 1, loans: [{ returnedOn: '2026-03-02', overdueDays: 10 }] });
    });

    it('keeps the item for who has waited longest, and lends it to nobody else', async () => {
      const { item } = await lentItem(given(), {});
      const [early, late] = [await given().addPatron(), await given().addPatron()];
      await given().addHold({ bibId: item.bibId }, { patronId: late, placedAt: '2026-02-21T00:00:00.000Z' });
      const hold = await given().addHold(
        { bibId: item.bibId },
        { patronId: early, placedAt: '2026-02-20T00:00:00.000Z' },
      );
      expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: hold });
      const [kept] = await given().ils.items(item.bibId);
      expect(kept?.status).toBe('on_hold_shelf');
      if (given().ils.holds) expect(await given().ils.holds?.count(early)).toEqual({ ready: 1, waiting: 0 });
      const request = { barcode: item.barcode, libraryCode: 'MAIN' };
      await expectCode(desk().checkOut({ ...request, patronId: late }), 'ITEM_HELD_FOR_OTHER');
      await desk().checkOut({ ...request, patronId: early });
      if (given().ils.holds) expect(await given().ils.holds?.count(early)).toEqual({ ready: 0, waiting: 0 });
    });

    it('sends an item home that comes back elsewhere, or to where its next reader picks it up', async () => {
      const { item } = await lentItem(given(), {});
      await takeBack(item.barcode, 'SOUTH');
      expect((await given().ils.items(item.bibId))[0]?.status).toBe('in_transit');
      await takeBack(item.barcode);
      expect((await given().ils.items(item.bibId))[0]?.status).toBe('available');
      const waiting = await lentItem(given(), {});
      const hold = await given().addHold({ bibId: waiting.item.bibId });
      expect(await takeBack(waiting.item.barcode, 'SOUTH')).toMatchObject({ keptForHold: hold });
      expect((await given().ils.items(waiting.item.bibId))[0]?.status).toBe('in_transit');
      expect(await takeBack(waiting.item.barcode)).toMatchObject({ keptForHold: hold });
      expect((await given().ils.items(waiting.item.bibId))[0]?.status).toBe('on_hold_shelf');
    });

    it('posts a fine once when the same item is scanned twice at once', async () => {
      const { patron, item } = await lentItem(given(), { dueDate: '2026-02-20' });
      const results = await Promise.all([takeBack(item.barcode), takeBack(item.barcode)]);
      expect(results.reduce((sum, result) => sum + result.finePosted, 0)).toBe(100);
      expect(await given().ils.patronAccount(patron)).toMatchObject({ owed: 100 });
    });
  });
}
