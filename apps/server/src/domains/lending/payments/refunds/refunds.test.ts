import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentChannel } from '../../../../ports/payments/payment-channel.ts';
import { buildFineEntry, buildPatron, buildSession } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { createPaymentLibrary } from '../../../../testing/payment-library.ts';
import type { ScriptedProvider } from '../../../../testing/scripted-provider.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { checkLedger } from '../../circulation/ledger/check-ledger.ts';
import { hearNotice } from '../hear-notice.ts';
import { hearRefund } from './give-refund.ts';
import { findRefund } from './refund-store.ts';

describeOnBothDatabases('refunds of online payments', 'ledger', (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  beforeAll(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
  });
  afterAll(() => app.close());

  /** A channel that says that a refund was refused, whoever's it is. */
  const refusing = (code: 'stripe', number: string): PaymentChannel => ({
    ...provider.channel,
    code,
    readNotice: async () => ({ about: 'refund', number, refund: { state: 'failed', reason: 'no' } }),
  });

  it('are decided by their own channel alone, and stay given when an answer from before comes later', async () => {
    const { deps } = app;
    const patron = await buildPatron(deps.db);
    await buildFineEntry(deps.db, { patron_id: patron.id, amount: 500 });
    const reader = app.client({ token: await buildSession(deps.db, patron) });
    const staff = app.client({
      token: await openStaffSession(app, ['payments.manage', 'payments.refund'], 'MAIN'),
    });
    const { orderNo } = await reader.call(precreate, { channel: 'alipay', amount: 500, fineIds: [] });
    provider.pay(orderNo);
    await app.app.inject({ url: '/alpha/payments/notify/alipay', method: 'POST', payload: orderNo });
    provider.isAway = true;
    await staff.call(refundOrder, { orderNo, amount: 500, reason: 'Paid twice' });
    const { orders } = await staff.call(listOrders, { number: orderNo });
    const tenant = (await deps.tenants.byId(TENANT))!;
    const asked = (await findRefund(deps.db, TENANT, orders[0]?.refunds[0]?.refundNo ?? ''))!;
    expect(asked.state).toBe('requested');

    await hearNotice(
      { ...deps, payments: { ...deps.payments, of: () => [refusing('stripe', asked.number)] } },
      tenant,
      'stripe',
      { body: Buffer.from(''), headers: {}, now: deps.clock.now() },
    );
    expect(await findRefund(deps.db, TENANT, asked.number)).toMatchObject({ state: 'requested' });

    await hearRefund(deps, tenant, asked, { state: 'done', providerNumber: 'r-1' });
    const stale = [
      { state: 'failed', reason: 'refunded already' },
      { state: 'processing' },
      { state: 'away' },
    ] as const;
    for (const answer of stale) await hearRefund(deps, tenant, asked, answer);

    expect(await findRefund(deps.db, TENANT, asked.number)).toMatchObject({ state: 'done', look_at: null });
    await expect(staff.call(refundOrder, { orderNo, amount: 1, reason: 'Once more' })).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
    expect(await checkLedger(deps.db)).toEqual([]);
  });
});
