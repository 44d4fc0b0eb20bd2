import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { getFunds } from '@lectern/contracts/counter/desk/get-funds';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { payFromPrepayment } from '@lectern/contracts/lending/fines/pay-from-prepayment';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { checkLedger } from '../circulation/ledger/check-ledger.ts';

describeOnBothDatabases('deposits and prepayments', 'ledger', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
  });
  afterAll(async () => {
    expect(await checkLedger(app.deps.db)).toEqual([]);
    await app.close();
  });

  it('are taken and given back at the desk, and the reader sees them', async () => {
    const { patronId, reader } = await newReader();
    await move(patronId, 'deposit', 'in', 10_000);
    expect(await move(patronId, 'deposit', 'out', 4_000)).toMatchObject({ deposit: { amount: 6_000 } });
    expect(await desk.call(getFunds, { patronId })).toMatchObject({
      deposit: { amount: 6_000 },
      prepayment: { amount: 0 },
    });
    expect(await reader.call(getPatron, {})).toMatchObject({
      deposit: { amount: 6_000 },
      prepayment: { amount: 0 },
      owed: { amount: 0 },
    });
    const { entries } = await reader.call(listAccountEntries, {});
    expect(entries.map(({ kind: entry, amount }) => [entry, amount.amount])).toEqual([
      ['deposit_out', 4_000],
      ['deposit_in', -10_000],
    ]);
  });

  it('never pay a fine by themselves', async () => {
    const { patronId, reader } = await newReader();
    await move(patronId, 'deposit', 'in', 500);
    await move(patronId, 'prepayment', 'in', 500);
    await charge(patronId, 300);
    expect(await reader.call(getAmountOwed, {})).toMatchObject({ owed: { amount: 300 } });
  });

  it('pay fines when the reader says so, as far as the prepayment goes, and from the deposit never', async () => {
    const { patronId, reader } = await newReader();
    await move(patronId, 'deposit', 'in', 900);
    await move(patronId, 'prepayment', 'in', 500);
    const first = await charge(patronId, 300);
    await charge(patronId, 400);
    await expect(reader.call(payFromPrepayment, { amount: 300 })).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
    });
    const chosen = { amount: 300, behaviourDetlIds: [first] };
    expect(await reader.call(payFromPrepayment, chosen)).toMatchObject({ paid: { amount: 300 } });
    expect(await reader.call(payFromPrepayment, { amount: 400 })).toMatchObject({ paid: { amount: 200 } });
    await expect(reader.call(payFromPrepayment, { amount: 200 })).rejects.toMatchObject({
      code: 'FUND_TOO_SMALL',
    });
    expect(await reader.call(getPatron, {})).toMatchObject({
      deposit: { amount: 900 },
      prepayment: { amount: 0 },
      owed: { amount: 200 },
    });
  });

  it('give back no more than there is, also when two desks give back at once', async () => {
    const { patronId } = await newReader();
    await move(patronId, 'prepayment', 'in', 500);
    const tries = await Promise.allSettled([1, 2, 3].map(() => move(patronId, 'prepayment', 'out', 500)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(move(patronId, 'prepayment', 'out', 1)).rejects.toMatchObject({ code: 'FUND_TOO_SMALL' });
  });

  async function newReader() {
    const patron = await buildPatron(app.deps.db);
    return { patronId: patron.id, reader: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  async function charge(patronId: string, amount: number): Promise<string> {
    return (await desk.call(chargeReader, { patronId, amount, reason: 'New card' })).behaviourDetlId;
  }

  function move(patronId: string, fund: 'deposit' | 'prepayment', way: 'in' | 'out', amount: number) {
    return desk.call(moveFund, { patronId, fund, way, amount, method: 'cash' });
  }
});
