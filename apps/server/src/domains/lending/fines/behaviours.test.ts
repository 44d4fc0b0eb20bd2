import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { handleBehaviour } from '@lectern/contracts/counter/desk/handle-behaviour';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { getLostWays } from '@lectern/contracts/lending/fines/get-lost-ways';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { reportLost } from '@lectern/contracts/lending/fines/report-lost';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';

describeOnBothDatabases('behaviours', 'ledger', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let waiver: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    const settings = testSettings('alpha');
    const lost = { lostCharge: 6000, lostHandling: 500, lostWays: ['pay', 'replace'] as const };
    const policy = {
      ...settings.policy,
      desk: { ...settings.policy.desk, ...lost, lostWays: [...lost.lostWays] },
    };
    await putSettings(app, { ...settings, policy });
    await app.deps.tenants.refresh();
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    const both = ['circulation.desk', 'circulation.waive'] as const;
    waiver = app.client({ token: await openStaffSession(app, both, 'MAIN') });
  });
  afterAll(async () => {
    expect(await checkLedger(app.deps.db)).toEqual([]);
    await app.close();
  });

  it('that are to be paid stand first, however old they are', async () => {
    const { patron, reader } = await newReader();
    const { loan } = await lentTo(patron.id);
    const fine = { patron_id: patron.id, posted_at: '2026-02-05T02:00:00.000Z' };
    const paid = await buildFineEntry(app.deps.db, { ...fine, amount: 300 });
    await buildFineEntry(app.deps.db, { ...fine, kind: 'payment', amount: -300, method: 'cash' });
    const old = { ...fine, amount: 900, loan_id: loan.id, posted_at: '2026-01-03T02:00:00.000Z' };
    const open = await buildFineEntry(app.deps.db, old);
    const { behaviours } = await reader.call(listBehaviours, {});
    expect(behaviours.map(({ behaviourDetlId, dueDebt }) => [behaviourDetlId, dueDebt])).toEqual([
      [open.id, 900],
      [paid.id, 0],
    ]);
  });

  it('say what went wrong, what it costs and what became of it, tab by tab', async () => {
    const { patron, reader } = await newReader();
    const fine = { patron_id: patron.id, posted_at: '2026-02-01T02:00:00.000Z' };
    const paid = await buildFineEntry(app.deps.db, { ...fine, amount: 200 });
    await buildFineEntry(app.deps.db, { ...fine, kind: 'payment', amount: -200, method: 'cash' });
    const { loan, item } = await lentTo(patron.id);
    const open = await buildFineEntry(app.deps.db, {
      ...fine,
      kind: 'damaged',
      amount: 900,
      loan_id: loan.id,
      note: 'Wet',
      posted_at: '2026-02-03T02:00:00.000Z',
    });
    const all = await reader.call(listBehaviours, {});
    expect(all.total).toBe(2);
    expect(all.behaviours).toMatchObject([
      {
        behaviourDetlId: open.id,
        behaviourType: 'damaged',
        behaviourTypeName: 'Damaged',
        barcode: item.barcode,
        dueDebt: 900,
        pay: 0,
        processFlag: 'unprocessed',
        note: 'Wet',
        blockStartDate: '2026-02-03',
      },
      { behaviourDetlId: paid.id, dueDebt: 0, pay: 200, processFlag: 'processed' },
    ]);
    const tab = async (processFlag: 'unprocessed' | 'processed' | 'ordered') =>
      (await reader.call(listBehaviours, { processFlag })).behaviours.map((one) => one.behaviourDetlId);
    expect([await tab('unprocessed'), await tab('processed'), await tab('ordered')]).toEqual([
      [open.id],
      [paid.id],
      [],
    ]);
    const page = await reader.call(listBehaviours, { page: 2, rows: 1 });
    expect(page).toMatchObject({ total: 2, behaviours: [{ behaviourDetlId: paid.id }] });
  });

  it('let a reader report a lost copy and pay for it; the price comes back if it is found, the handling does not', async () => {
    const { patron, reader } = await newReader();
    const { loan, item } = await lentTo(patron.id);
    const offer = await reader.call(getLostWays, { loanId: loan.id });
    expect(offer).toMatchObject({
      barcode: item.barcode,
      ways: [
        { way: 'pay', price: { amount: 6000 }, handling: { amount: 500 } },
        { way: 'replace', price: { amount: 0 }, handling: { amount: 500 } },
      ],
    });
    const lost = await reader.call(reportLost, { loanId: loan.id, way: 'pay' });
    expect(lost.charged.amount).toBe(6500);
    const { behaviourDetlId } = lost;
    expect(await behaviourOf(reader)).toMatchObject({ behaviourDetlId, dueDebt: 6500, lostWay: 'pay' });
    await expect(reader.call(reportLost, { loanId: loan.id, way: 'pay' })).rejects.toMatchObject({
      code: 'LOAN_NOT_FOUND',
    });
    await desk.call(checkIn, { barcode: item.barcode });
    expect(await behaviourOf(reader)).toMatchObject({
      amount: 500,
      dueDebt: 500,
      processFlag: 'unprocessed',
    });
  });

  it('let a reader replace a lost copy, step by step at the desk', async () => {
    const { patron, reader } = await newReader();
    const { loan } = await lentTo(patron.id);
    const { behaviourDetlId } = await reader.call(reportLost, { loanId: loan.id, way: 'replace' });
    const handle = (verb: 'order' | 'shelve' | 'callOff') =>
      desk.call(handleBehaviour, { behaviourDetlId, verb, reason: 'As agreed' });
    expect(await behaviourOf(reader)).toMatchObject({ dueDebt: 500, processFlag: 'processing' });
    expect(await handle('order')).toEqual({ processFlag: 'ordered' });
    await expect(handle('order')).rejects.toMatchObject({ code: 'BEHAVIOUR_MOVED_ON' });
    expect(await handle('shelve')).toEqual({ processFlag: 'shelved' });
    await expect(handle('callOff')).rejects.toMatchObject({ code: 'BEHAVIOUR_MOVED_ON' });
  });

  it('charge the price when a replacement is called off', async () => {
    const { patron, reader } = await newReader();
    const { loan } = await lentTo(patron.id);
    const { behaviourDetlId } = await reader.call(reportLost, { loanId: loan.id, way: 'replace' });
    const called = { behaviourDetlId, verb: 'callOff' as const, reason: 'Out of print' };
    expect(await desk.call(handleBehaviour, called)).toEqual({ processFlag: 'unsubscribed' });
    expect(await behaviourOf(reader)).toMatchObject({ dueDebt: 6500, processFlag: 'unsubscribed' });
    await pay(patron.id, [behaviourDetlId], 6500);
    expect(await behaviourOf(reader)).toMatchObject({ dueDebt: 0, pay: 6500, processFlag: 'processed' });
  });

  it('are paid at the desk as chosen, and not if the sum has changed', async () => {
    const { patron, reader } = await newReader();
    const one = await desk.call(chargeReader, { patronId: patron.id, amount: 300, reason: 'New card' });
    const other = await desk.call(chargeReader, { patronId: patron.id, amount: 400, reason: 'Copies' });
    await expect(pay(patron.id, [other.behaviourDetlId], 300)).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
    });
    await pay(patron.id, [other.behaviourDetlId], 400);
    const { behaviours } = await reader.call(listBehaviours, {});
    expect(behaviours.map(({ dueDebt, note }) => [note, dueDebt])).toEqual([
      ['New card', 300],
      ['Copies', 0],
    ]);
    await expect(pay(patron.id, [other.behaviourDetlId], 400)).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
    });
    const stranger = await newReader();
    await expect(pay(stranger.patron.id, [one.behaviourDetlId], 300)).rejects.toMatchObject({
      code: 'BEHAVIOUR_NOT_FOUND',
    });
  });

  it('are paid once, however often the desk sends it at once', async () => {
    const { patron, reader } = await newReader();
    const { behaviourDetlId } = await desk.call(chargeReader, {
      patronId: patron.id,
      amount: 300,
      reason: 'New card',
    });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => pay(patron.id, [behaviourDetlId], 300)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await reader.call(getAmountOwed, {})).owed.amount).toBe(0);
  });

  it('are waived and cancelled with the permission only; what was paid comes back as credit', async () => {
    const { patron, reader } = await newReader();
    const charge = async (amount: number) =>
      (await desk.call(chargeReader, { patronId: patron.id, amount, reason: 'Fee' })).behaviourDetlId;
    const [waived, wrong] = [await charge(300), await charge(200)];
    const handle = (by: typeof desk, behaviourDetlId: string, verb: 'waive' | 'cancel') =>
      by.call(handleBehaviour, { behaviourDetlId, verb, reason: 'Ill' });
    await expect(handle(desk, waived, 'waive')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await handle(waiver, waived, 'waive')).toEqual({ processFlag: 'processed' });
    await pay(patron.id, [wrong], 200);
    expect(await handle(waiver, wrong, 'cancel')).toEqual({ processFlag: 'cancelled' });
    expect((await reader.call(getAmountOwed, {})).owed.amount).toBe(-200);
    await charge(250);
    expect((await reader.call(getAmountOwed, {})).owed.amount).toBe(50);
  });

  it('of a lost copy end when it is found, also where a replacement was promised', async () => {
    const { patron, reader } = await newReader();
    const { loan, item } = await lentTo(patron.id);
    await desk.call(declareLost, { loanId: loan.id, charge: 3000 });
    const { behaviourDetlId } = await behaviourOf(reader);
    await desk.call(handleBehaviour, { behaviourDetlId, verb: 'promise', reason: 'Brings a new one' });
    expect(await behaviourOf(reader)).toMatchObject({ dueDebt: 500, processFlag: 'processing' });
    await pay(patron.id, [behaviourDetlId], 500);
    await desk.call(checkIn, { barcode: item.barcode });
    expect(await behaviourOf(reader)).toMatchObject({ dueDebt: 0, processFlag: 'cancelled' });
  });

  it('are listed for the desk by reader, and for all readers', async () => {
    const { patron } = await newReader();
    await desk.call(chargeReader, { patronId: patron.id, amount: 300, reason: 'New card' });
    const own = await desk.call(listDeskBehaviours, { patronId: patron.id });
    expect(own).toMatchObject({ total: 1, behaviours: [{ reader: { primaryId: patron.primary_id } }] });
    const open = await desk.call(listDeskBehaviours, { processFlag: 'unprocessed', rows: 1 });
    expect(open).toMatchObject({ behaviours: [{ reader: { patronId: patron.id } }] });
    expect(open.total).toBeGreaterThan(1);
  });

  async function newReader() {
    const patron = await buildPatron(app.deps.db);
    return { patron, reader: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  async function lentTo(patronId: string) {
    const item = await buildItem(app.deps.db);
    const loan = await buildLoan(app.deps.db, { patron_id: patronId, item_id: item.id });
    return { item, loan };
  }

  /** The one behaviour of a reader. */
  async function behaviourOf(reader: typeof desk) {
    const { behaviours } = await reader.call(listBehaviours, {});
    expect(behaviours).toHaveLength(1);
    return behaviours[0]!;
  }

  function pay(patronId: string, behaviourDetlIds: string[], amount: number) {
    return desk.call(payBehaviours, { patronId, behaviourDetlIds, amount, method: 'cash' });
  }
});
