import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { getDeskReceipt } from '@lectern/contracts/lending/payments/get-desk-receipt';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { getReceipt } from '@lectern/contracts/lending/payments/get-receipt';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { listReceipts } from '@lectern/contracts/lending/payments/list-receipts';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeps } from '../../../../create-deps.ts';
import { byTenant, deleteEvents, takeEvents } from '../../../../platform/events/outbox-store.ts';
import { buildFineEntry, buildPatron, buildSession } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { createPaymentLibrary } from '../../../../testing/payment-library.ts';
import { textOfPdf } from '../../../../testing/pdf-text.ts';
import type { ScriptedProvider } from '../../../../testing/scripted-provider.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { receiptConsumers } from './number-receipts.ts';
import { addReceipt } from './receipt-store.ts';

const DESK = { source: 'desk', amount: 100, currency: 'CNY' } as const;

describeOnBothDatabases('receipts', 'locks', (kind) => {
  let app: TestApp;
  let provider: ScriptedProvider;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    ({ app, provider } = await createPaymentLibrary(kind));
    const permissions = ['circulation.desk', 'payments.manage', 'payments.refund'] as const;
    desk = app.client({ token: await openStaffSession(app, permissions, 'MAIN') });
  });
  afterAll(() => app.close());

  /** Does what the background does about events that wait. */
  async function number(): Promise<void> {
    for (const consumer of receiptConsumers) {
      const events = await takeEvents(app.deps.db, consumer, 200);
      for (const [tenantId, some] of byTenant(events)) {
        await consumer.act?.(
          app.deps,
          tenantId,
          some.map(({ subjectId }) => subjectId),
        );
      }
      await deleteEvents(
        app.deps.db,
        events.map(({ seq }) => seq),
      );
    }
  }

  async function readerWithFine(amount = 500) {
    const patron = await buildPatron(app.deps.db);
    await buildFineEntry(app.deps.db, { patron_id: patron.id, amount });
    return { patron, reader: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  async function payOnline(reader: ReturnType<TestApp['client']>, amount = 500): Promise<string> {
    const { orderNo } = await reader.call(precreate, { channel: 'alipay', amount, fineIds: [] });
    provider.pay(orderNo);
    await app.app.inject({ url: '/alpha/payments/notify/alipay', method: 'POST', payload: orderNo });
    await number();
    return orderNo;
  }

  const numberOf = async (reader: ReturnType<TestApp['client']>, orderNo: string) =>
    (await reader.call(getPayStatus, { orderNo })).receiptNo;

  const textOf = async (answer: Response) => textOfPdf(Buffer.from(await answer.arrayBuffer()));

  /** The address in the text of a receipt. */
  const pathOf = (text: string) => /\/alpha\/proof\/[\w-]{32}/.exec(text)?.[0] ?? '';

  const check = (url: string) =>
    app.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en-US' } });

  it('give an online payment a number, and the reader a PDF in the language of the page', async () => {
    const { reader, patron } = await readerWithFine();
    const orderNo = await payOnline(reader);
    const receiptNo = await numberOf(reader, orderNo);
    expect(receiptNo).toMatch(/^\d{4}-\d{6}$/);
    const { entries } = await reader.call(listAccountEntries, {});
    expect(entries.filter((entry) => entry.receiptNo === receiptNo)).toMatchObject([{ kind: 'payment' }]);
    const text = await textOf(await reader.download(getReceipt, { receiptNo }));
    for (const part of [receiptNo, orderNo, 'notafapiao', 'Overdue']) expect(text).toContain(part);
    expect(text).toContain(patron.name.replaceAll(' ', ''));
  });

  it('belong to their reader', async () => {
    const { reader } = await readerWithFine();
    const receiptNo = await numberOf(reader, await payOnline(reader));
    const { reader: other } = await readerWithFine();
    await expect(other.download(getReceipt, { receiptNo })).rejects.toMatchObject({
      code: 'RECEIPT_NOT_FOUND',
    });
  });

  it('are made for what the desk takes, and tell strangers what went back', async () => {
    const { patron } = await readerWithFine(700);
    const { behaviours } = await desk.call(listDeskBehaviours, { patronId: patron.id });
    const behaviourDetlIds = behaviours.map(({ behaviourDetlId }) => behaviourDetlId);
    await desk.call(payBehaviours, { patronId: patron.id, behaviourDetlIds, amount: 700, method: 'card' });
    const deposit = { patronId: patron.id, fund: 'deposit', amount: 10_000, method: 'card' } as const;
    await desk.call(moveFund, { ...deposit, way: 'in' });
    await desk.call(moveFund, { ...deposit, way: 'out' });
    await number();
    const { receipts, total } = await desk.call(listReceipts, { patronId: patron.id });
    expect(total).toBe(2);
    expect(new Set(receipts.map(({ amount }) => amount.amount))).toEqual(new Set([10_000, 700]));
    for (const { receiptNo } of receipts) {
      const page = await check(pathOf(await textOf(await desk.download(getDeskReceipt, { receiptNo }))));
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Valid');
      expect(page.body).not.toContain(patron.name);
    }
  });

  it('are known as refunded, in part or wholly, when the money went back', async () => {
    const { reader } = await readerWithFine();
    const orderNo = await payOnline(reader);
    const receiptNo = await numberOf(reader, orderNo);
    const page = pathOf(await textOf(await reader.download(getReceipt, { receiptNo })));
    await desk.call(refundOrder, { orderNo, amount: 200, reason: 'Paid too much' });
    expect((await check(page)).body).toContain('Refunded in part');
    await desk.call(refundOrder, { orderNo, amount: 300, reason: 'All of it' });
    expect((await check(page)).body).toMatch(/class="pill warn">Refunded</);
  });

  it('are known as refunded when the desk gave the money back', async () => {
    const { patron } = await readerWithFine(300);
    const { behaviours } = await desk.call(listDeskBehaviours, { patronId: patron.id });
    const behaviourDetlIds = behaviours.map(({ behaviourDetlId }) => behaviourDetlId);
    await desk.call(payBehaviours, { patronId: patron.id, behaviourDetlIds, amount: 300, method: 'card' });
    await number();
    const [receipt] = (await desk.call(listReceipts, { patronId: patron.id })).receipts;
    const { receiptNo } = receipt!;
    const page = pathOf(await textOf(await desk.download(getDeskReceipt, { receiptNo })));
    const [payment] = (await desk.call(listDeskPayments, { patronId: patron.id })).payments;
    const { paymentId } = payment!;
    const back = { patronId: patron.id, paymentId, amount: 300, reason: 'Not at fault' };
    await desk.call(giveBackPayment, back);
    expect((await check(page)).body).toMatch(/class="pill warn">Refunded</);
    expect(await textOf(await desk.download(getDeskReceipt, { receiptNo }))).toContain('Refundedsince');
  });

  it('are not known with another code, or at another library', async () => {
    const { reader } = await readerWithFine();
    const receiptNo = await numberOf(reader, await payOnline(reader));
    const path = pathOf(await textOf(await reader.download(getReceipt, { receiptNo })));
    const others = [
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      path.replace('alpha', 'beta'),
      '/alpha/proof/x',
    ];
    for (const other of others) {
      const page = await check(other);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('Not known');
    }
  });

  it('have numbers without gaps and none twice, though two nodes count and some of it fails', async () => {
    const { config, clock, log, tenants } = app.deps;
    const other = createDeps(config, { clock, log });
    const nodes = [app.deps.db, other.db];
    const tenant = (await tenants.byId(TENANT))!;
    const patron = await buildPatron(app.deps.db);
    const sources = Array.from({ length: 40 }, (_, at) => `source-${at}`);
    const add = (at: number, sourceId: string, method: string) =>
      addReceipt(
        nodes[at % 2]!,
        tenant,
        { ...DESK, sourceId, patronId: patron.id, method, at: '2019-05-05T05:00:00.000Z' },
        clock.now(),
      );
    const failing = (at: number, sourceId: string) =>
      expect(add(at, sourceId, null as never)).rejects.toThrow();
    await Promise.all(
      [...sources, ...sources.toReversed()].map((source, at) =>
        at % 7 === 3 ? failing(at, `bad-${at}`) : add(at, source, 'cash'),
      ),
    );
    await Promise.all(sources.map((source, at) => add(at, source, 'cash')));
    await other.search.close();
    await other.db.destroy();
    const rows = await app.deps.db
      .selectFrom('receipt')
      .select(['number', 'source_id'])
      .where('tenant_id', '=', TENANT)
      .where('year', '=', 2019)
      .orderBy('number')
      .execute();
    expect(rows.map((row) => row.number)).toEqual(sources.map((_, at) => at + 1));
    expect(new Set(rows.map((row) => row.source_id))).toEqual(new Set(sources));
  });

  it('count for the year in which the money came where the library is', async () => {
    const { db, tenants, clock } = app.deps;
    const tenant = (await tenants.byId(TENANT))!;
    const { id: patronId } = await buildPatron(db);
    const late = { ...DESK, sourceId: 'late', patronId, method: 'cash' };
    // Eight hours ahead of UTC it is New Year's Day already.
    await addReceipt(db, tenant, { ...late, at: '2020-12-31T18:00:00.000Z' }, clock.now());
    const { receipts } = await desk.call(listReceipts, { patronId });
    expect(receipts).toMatchObject([{ receiptNo: '2021-000001' }]);
  });
});
