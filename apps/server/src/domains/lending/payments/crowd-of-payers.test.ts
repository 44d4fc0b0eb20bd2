import { createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFineEntry, buildPatron, buildSession } from '../../../testing/builders.ts';
import { createPaymentLibrary } from '../../../testing/payment-library.ts';
import type { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';

const PAYMENTS = process.env.LECTERN_TEST_CIRCLE === 'long' ? 1000 : 60;
const CONNECTIONS = 20;
const FINES_OF_A_READER = 4;
const TIMES_NOTIFIED = 3;

describeOnBothDatabases(`${PAYMENTS} payments from ${CONNECTIONS} connections`, 'locks', (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  let origin: string;
  beforeEach(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
    origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  it('are booked once each while every notice arrives three times', { timeout: 900_000 }, async () => {
    const works = (await openFines()).map(({ token, fineId, amount }) => async () => {
      const orderNo = await pay(token, fineId, amount);
      for (let time = 0; time < TIMES_NOTIFIED; time++) works.push(() => notify(orderNo));
    });
    await Promise.all(Array.from({ length: CONNECTIONS }, () => workOff(works)));

    const { db } = app.deps;
    const orders = await db.selectFrom('payment_order').selectAll().execute();
    expect(orders).toHaveLength(PAYMENTS);
    expect(orders.filter(({ state, booked_at }) => state !== 'paid' || !booked_at)).toEqual([]);
    const postings = await db
      .selectFrom('ledger_posting')
      .select('id')
      .where('kind', '=', 'payment')
      .execute();
    expect(postings).toHaveLength(PAYMENTS);
    const paid = await db.selectFrom('payment_entry').select(['fine_id as id', 'amount']).execute();
    const covered = await db.selectFrom('ledger_allocation').select(['charge_id as id', 'amount']).execute();
    expect(byId(covered)).toEqual(byId(paid));
    expect(await checkLedger(db)).toEqual([]);
  });

  /** Each of its own amount, so that a payment booked for another fine shows. */
  async function openFines() {
    const { db } = app.deps;
    const fines: { readonly token: string; readonly fineId: string; readonly amount: number }[] = [];
    while (fines.length < PAYMENTS) {
      const patron = await buildPatron(db);
      const token = await buildSession(db, patron);
      for (let at = 0; at < FINES_OF_A_READER; at++) {
        const amount = 100 + fines.length;
        const { id: fineId } = await buildFineEntry(db, { patron_id: patron.id, amount });
        fines.push({ token, fineId, amount });
      }
    }
    return fines;
  }

  async function pay(token: string, fineId: string, amount: number): Promise<string> {
    const reader = createClient({
      baseUrl: `${origin}${app.deps.config.apiPrefix}`,
      mappingPath: () => 'alpha',
      language: () => 'en-US',
      session: () => ({ header: HEADERS.session, token }),
      fetch,
    });
    const { orderNo } = await reader.call(precreate, { channel: 'alipay', amount, fineIds: [fineId] });
    expect(provider.pay(orderNo)).toBe(true);
    return orderNo;
  }

  async function notify(orderNo: string): Promise<void> {
    const answer = await fetch(`${origin}/alpha/payments/notify/alipay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: orderNo,
    });
    expect(await answer.text()).toBe('understood');
  }
});

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** By turns the oldest and the newest, so that notices of one payment run at once, among others and long after. */
async function workOff(works: (() => Promise<void>)[]): Promise<void> {
  for (let turn = 0; works.length > 0; turn++) await (turn % 2 === 0 ? works.pop() : works.shift())?.();
}
