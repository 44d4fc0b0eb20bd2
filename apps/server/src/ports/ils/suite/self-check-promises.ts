import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered } from '../ils-world.ts';

/** Readers who borrow and return without staff. */
export function promiseSelfCheck(given: () => IlsWorld): void {
  const selfCheck = () => offered(given().ils.selfCheck);
  const borrow = (patronId: string, barcode: string) =>
    selfCheck().checkOut({ patronId, barcode, libraryCode: 'MAIN', selfCheck: AT });
  const AT = { at: 'Station', libraryCode: 'MAIN' };

  describe('self check-out', () => {
    it('lends a copy to its reader, once, and to nobody else', async () => {
      const [patron, other] = [await given().addPatron(), await given().addPatron()];
      const { barcode } = await given().addItem();
      expect(await selfCheck().item(barcode)).toMatchObject({ barcode, status: 'available' });
      expect(await borrow(patron, barcode)).toMatchObject({ barcode, dueDate: '2026-04-01' });
      expect(await selfCheck().item(barcode)).toMatchObject({
        status: 'on_loan',
        loan: { dueDate: '2026-04-01' },
      });
      await expect(borrow(other, barcode)).rejects.toMatchObject({ code: expect.any(String) });
      expect(await given().ils.loans(patron)).toHaveLength(1);
      expect(await given().ils.loans(other)).toEqual([]);
    });

    it('answers the same scan again with the loan, or that the reader has it', async () => {
      const patron = await given().addPatron();
      const { barcode } = await given().addItem();
      const first = await borrow(patron, barcode);
      const again = await borrow(patron, barcode).catch((error: unknown) => error);
      expect([first, { code: 'ITEM_ON_LOAN_TO_READER' }]).toContainEqual(
        again instanceof Error ? { code: Reflect.get(again, 'code') as unknown } : again,
      );
      expect(await given().ils.loans(patron)).toHaveLength(1);
    });

    it('lends nothing to a reader who is blocked', async () => {
      const patron = await given().addPatron({ status: 'frozen' });
      const { barcode } = await given().addItem();
      await expect(borrow(patron, barcode)).rejects.toMatchObject({ code: expect.any(String) });
      expect(await selfCheck().item(barcode)).toMatchObject({ status: 'available' });
    });

    it('takes a copy back, whoever brings it', async () => {
      const patron = await given().addPatron();
      const { barcode } = await given().addItem();
      await borrow(patron, barcode);
      await selfCheck().checkIn({ barcode, libraryCode: 'MAIN', selfCheck: AT });
      expect(await given().ils.loans(patron)).toEqual([]);
      const item = await selfCheck().item(barcode);
      expect(item.status).toBe('available');
      expect(item.loan).toBeUndefined();
    });

    it('knows no barcode that no copy has', async () => {
      await expect(selfCheck().item('NOBODY')).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
    });
  });
}
