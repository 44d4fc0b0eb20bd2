import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../../platform/db/ids.ts';
import { paymentsToldOnce } from '../../../../ports/ils/telling/payments-told-once.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { createToldPayments } from './told-payments.ts';

/** What becomes of one attempt to tell. */
const FATES = ['taken', 'taken, answer lost', 'lost on the way', 'refused'] as const;
type Fate = (typeof FATES)[number];

class Lost extends Error {}

describeOnEachDatabase('payments that a system elsewhere is told of', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** A system that keeps what is owed and says nothing of payments. */
  function worldOf(fates: readonly Fate[]) {
    const clock = createTestClock();
    const left = [...fates];
    const system = { owed: 1000, taken: 0, told: 0 };
    const payments = paymentsToldOnce({
      tenantId: '1001',
      clock,
      told: createToldPayments(database.db),
      teller: {
        owed: async () => system.owed,
        async tell({ amount }) {
          const fate = left.shift() ?? 'taken';
          system.told += 1;
          if (fate.startsWith('taken')) {
            system.owed -= amount;
            system.taken += 1;
          }
          if (fate === 'refused') return 'refused';
          if (fate !== 'taken') throw new Lost();
          return 'taken';
        },
      },
      async unlessFault(work) {
        try {
          return await work();
        } catch (error) {
          if (error instanceof Lost) return refuse(ILS_UNAVAILABLE);
          throw error;
        }
      },
    });
    return { clock, system, payments };
  }

  it('are taken once at most, whatever is lost and however often they are booked, and are booked where they were taken', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 6 }),
        async (fates, pauses) => {
          const { clock, system, payments } = worldOf(fates);
          const payment = {
            patronId: '1',
            reference: newId(),
            fineIds: [],
            amount: 400,
            method: 'online',
          } as const;
          for (const pause of [...pauses, 61, 61, 61, 61, 61]) {
            await Promise.all([payments.book(payment), payments.book(payment)]);
            clock.advance(pause);
          }
          const last = await payments.book(payment);
          expect(system.taken).toBeLessThanOrEqual(1);
          expect(isRefusal(last)).toBe(system.taken === 0);
          expect((await payments.taken(payment.reference)) !== undefined).toBe(system.taken === 1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of which nobody knows whether they were taken are told no more, and are left to people', async () => {
    const { clock, system, payments } = worldOf(['lost on the way']);
    const payment = {
      patronId: '2',
      reference: newId(),
      fineIds: [],
      amount: 400,
      method: 'online',
    } as const;
    await payments.book(payment);
    system.owed += 50;
    clock.advance(61);
    for (let time = 0; time < 2; time += 1)
      expect(await payments.book(payment)).toMatchObject({ code: 'PAYMENT_NOT_TAKEN' });
    expect(system.told).toBe(1);
    expect(await payments.taken(payment.reference)).toBeUndefined();
  });
});
