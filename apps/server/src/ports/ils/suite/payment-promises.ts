import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered } from '../ils-world.ts';

/** Payments that the portal took, in the books of the library system. */
export function promisePayments(given: () => IlsWorld): void {
  const payments = () => offered(given().ils.payments);

  async function debtor(amount: number) {
    const patronId = await given().addPatron();
    await given().addDebt(patronId, amount);
    const fineIds = (await given().ils.openFines(patronId)).map(({ id }) => id);
    return { patronId, fineIds, amount, method: 'online' } as const;
  }
  const owed = async (patronId: string) => (await given().ils.patronAccount(patronId)).owed;

  describe('payments', () => {
    it('are booked once, however often they are told', async () => {
      const payment = await debtor(500);
      await given().addDebt(payment.patronId, 300);
      const all = (await given().ils.openFines(payment.patronId)).map(({ id }) => id);
      const told = { ...payment, fineIds: all, amount: 800, reference: 'p1' };
      for (let time = 0; time < 3; time += 1) expect(await payments().book(told)).toEqual({ booked: true });
      expect(await owed(payment.patronId)).toBe(0);
      const first = { offset: 0, limit: 10 };
      const { entries } = await payments().entries(payment.patronId, first);
      const own = entries.filter(({ kind }) => kind === 'payment');
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(-800);
      expect(await payments().taken('p1')).toMatchObject({ patronId: payment.patronId, amount: 800 });
    });

    it('are known to nobody before they came', async () => {
      expect(await payments().taken('nothing')).toBeUndefined();
    });
  });
}
