import { getAmountOwed } from '@lectern/contracts/fines/get-amount-owed';
import { precreate } from '@lectern/contracts/payments/precreate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildPatron, buildSession } from '../../testing/builders.ts';
import { createPaymentLibrary } from '../../testing/payment-library.ts';
import type { ScriptedProvider } from '../../testing/scripted-provider.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';

const PAYMENTS = process.env.LECTERN_TEST_ALL ? 1000 : 60;
const AT_ONCE = 20;
const AMOUNT = 300;
/** Of a reader, so that some payments of one reader come at once. */
const FINES = 4;

describeOnEachDatabase(`${PAYMENTS} payments, ${AT_ONCE} at once, each told three times`, (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  beforeAll(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
  });
  afterAll(() => app.close());

  it('are each booked once', { timeout: 600_000 }, async () => {
    const { db } = app.deps;
    const readers: ReturnType<TestApp['client']>[] = [];
    const fines: { readonly reader: ReturnType<TestApp['client']>; readonly fineId: string }[] = [];
    while (fines.length < PAYMENTS) {
      const patron = await buildPatron(db);
      const reader = app.client({ token: await buildSession(db, patron) });
      readers.push(reader);
      for (let at = 0; at < FINES; at++)
        fines.push({
          reader,
          fineId: (await buildFineEntry(db, { patron_id: patron.id, amount: AMOUNT })).id,
        });
    }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = fines.pop(); next; next = fines.pop()) {
          const { reader, fineId } = next;
          const order = await reader.call(precreate, {
            channel: 'alipay',
            amount: AMOUNT,
            fineIds: [fineId],
          });
          expect(provider.pay(order.orderNo)).toBe(true);
          await Promise.all([1, 2, 3].map(() => notify(order.orderNo)));
        }
      }),
    );

    const postings = await db
      .selectFrom('ledger_posting')
      .select('reference')
      .where('kind', '=', 'payment')
      .execute();
    expect(postings).toHaveLength(PAYMENTS);
    expect(new Set(postings.map(({ reference }) => reference))).toEqual(new Set(provider.payments.keys()));
    const unfinished = db.selectFrom('payment_order').select('number').where('booked_at', 'is', null);
    expect(await unfinished.execute()).toEqual([]);
    for (const reader of readers) expect((await reader.call(getAmountOwed, {})).owed.amount).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });

  async function notify(number: string): Promise<void> {
    const { statusCode } = await app.app.inject({
      url: '/alpha/payments/notify/alipay',
      method: 'POST',
      payload: number,
    });
    expect(statusCode).toBe(200);
  }
});
