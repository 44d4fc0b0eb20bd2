import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import type { Client } from '@lectern/contracts/kernel/client';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { makeMember } from '../../../testing/made-member.ts';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { checkLedger } from '../../lending/circulation/ledger/check-ledger.ts';
import { hashPassword } from '../../people/account/password-hash.ts';
import { addStaffMember } from '../../people/staff/add-staff-member.ts';

const PASSWORD = 'a long enough secret';
const MAY: readonly Permission[] = ['circulation.desk', 'payments.refund', 'staff.audit'];

describeOnEachDatabase('money that the desk gives back', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let second: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      payments: { ...settings.payments, refundLimit: 300 },
      policy: { ...settings.policy, desk: { ...settings.policy.desk, cashDrawers: true } },
    });
    await app.deps.tenants.refresh();
    desk = app.client({ token: await staffSession(app, MAY, 'MAIN') });
    await desk.call(openCashDrawer, { float: 10_000 });
    second = await addMember(['payments.refund']);
  });
  afterEach(async () => expect(await checkLedger(app.deps.db)).toEqual([]));
  afterAll(() => app.close());

  it('comes from the drawer, and what the payment had paid is owed again', async () => {
    const { patronId, paymentId, reader } = await newPayment(500);
    await giveBack({ patronId, paymentId, amount: 200 });
    expect((await desk.call(listDeskPayments, { patronId })).payments).toMatchObject([
      { paymentId, method: 'cash', amount: { amount: 500 }, refundable: { amount: 300 } },
    ]);
    expect((await desk.call(getCashDrawer, {})).entries[0]).toMatchObject({ amount: { amount: -200 } });
    expect(await reader.call(getAmountOwed, {})).toMatchObject({ owed: { amount: 200 } });
    await expect(giveBack({ patronId, paymentId, amount: 301 })).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
      details: { left: { amount: 300 } },
    });
  });

  it('needs a second person above the limit, also in parts, and the audit names both', async () => {
    const { patronId, paymentId } = await newPayment(500);
    await giveBack({ patronId, paymentId, amount: 250 });
    await expect(giveBack({ patronId, paymentId, amount: 51 })).rejects.toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
    });
    const approval = await approve(second, 51);
    await giveBack({ patronId, paymentId, amount: 51, approval });
    const { entries } = await desk.call(listAudit, {});
    const [given, approved] = entries;
    const details = { amount: { amount: 51 } };
    expect(given).toMatchObject({ action: 'behaviour.giveBack', details });
    expect(approved).toMatchObject({ action: 'payments.approveRefund', details });
    expect(given?.details).toMatchObject({ approvedBy: expect.any(String) });
    expect(approved?.account).toBe(second);
  });

  it('is approved once, for its sum, for who gives it, and for two minutes', async () => {
    const { patronId, paymentId } = await newPayment(2_000);
    const refused = { code: 'SECOND_PERSON_NEEDED' };
    const used = await approve(second, 400);
    await giveBack({ patronId, paymentId, amount: 400, approval: used });
    const again = giveBack({ patronId, paymentId, amount: 400, approval: used });
    await expect(again).rejects.toMatchObject(refused);
    const other = giveBack({ patronId, paymentId, amount: 500, approval: await approve(second, 400) });
    await expect(other).rejects.toMatchObject(refused);
    const elsewhere = app.client({ token: await staffSession(app, MAY, 'MAIN') });
    await elsewhere.call(openCashDrawer, { float: 0 });
    const approval = await approve(second, 400);
    const stolen = { patronId, paymentId, amount: 400, reason: 'Taken twice', approval };
    await expect(elsewhere.call(giveBackPayment, stolen)).rejects.toMatchObject(refused);
    const late = await approve(second, 400);
    app.clock.advance(121);
    await expect(giveBack({ patronId, paymentId, amount: 400, approval: late })).rejects.toMatchObject(
      refused,
    );
  });

  it('is approved by nobody without the permission, and not by who gives it', async () => {
    const without = await addMember(['circulation.desk']);
    await expect(approve(without, 400)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const self = await addMember(MAY);
    const { jwt } = await app.client().call(openStaffSession, { account: self, password: PASSWORD });
    const alone = app.client({ token: jwt });
    await expect(
      alone.call(approveRefund, { account: self, password: PASSWORD, amount: 400 }),
    ).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  });

  it('is approved through no account that one person may have had in hand in the last days', async () => {
    const notApart = { code: 'SECOND_PERSON_NOT_APART', details: { days: 7 } };
    const manage: readonly Permission[] = [...MAY, 'staff.manage'];
    const manager = app.client({ token: await staffSession(app, manage, 'MAIN') });
    const nobody = app.client();
    const approvedBy = (asking: Client, { account, password }: { account: string; password: string }) =>
      asking.call(approveRefund, { account, password, amount: 400 });

    const made = await makeMember(manager, nobody, ['payments.refund']);
    await expect(approvedBy(manager, made)).rejects.toMatchObject(notApart);
    const deputy = await makeMember(manager, nobody, manage);
    const byDeputy = await makeMember(app.client({ token: deputy.token }), nobody, ['payments.refund']);
    await expect(approvedBy(manager, byDeputy)).rejects.toMatchObject(notApart);
    await expect(approvedBy(app.client({ token: deputy.token }), made)).rejects.toMatchObject(notApart);
    const other = await makeMember(app.client({ token: await staffSession(app, manage, 'MAIN') }), nobody, [
      'payments.refund',
    ]);
    await approvedBy(manager, other);

    app.clock.advance(7 * 86_400);
    const later = app.client({ token: await staffSession(app, manage, 'MAIN') });
    await approvedBy(manager, made);
    const reset = { staffId: made.staffId, account: made.account, name: 'Reset', roleIds: [made.roleId] };
    await later.call(putStaffMember, { ...reset, password: PASSWORD });
    await approvedBy(manager, made);
    await expect(approvedBy(later, made)).rejects.toMatchObject(notApart);
    await later.call(putRole, {
      roleId: other.roleId,
      name: other.account,
      permissions: ['payments.refund', 'staff.audit'],
    });
    await expect(approvedBy(later, other)).rejects.toMatchObject(notApart);
  });

  it('of deposits and prepayments counts for the day of the reader', async () => {
    const { id: patronId } = await buildPatron(app.deps.db);
    const move = (fund: 'deposit' | 'prepayment', way: 'in' | 'out', amount: number, approval = '') =>
      desk.call(moveFund, { patronId, fund, way, amount, method: 'cash', approval });
    await move('deposit', 'in', 10_000);
    await move('prepayment', 'in', 500);
    await move('deposit', 'out', 200);
    await expect(move('prepayment', 'out', 101)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    await move('prepayment', 'out', 100);
    const approval = await approve(second, 9_800);
    expect(await move('deposit', 'out', 9_800, approval)).toMatchObject({
      deposit: { amount: 0 },
      prepayment: { amount: 400 },
    });
    app.clock.advance(86_400);
    await move('prepayment', 'out', 300);
  });

  async function newPayment(amount: number) {
    const patron = await buildPatron(app.deps.db);
    const patronId = patron.id;
    const { behaviourDetlId } = await desk.call(chargeReader, { patronId, amount, reason: 'New card' });
    const behaviourDetlIds = [behaviourDetlId];
    await desk.call(payBehaviours, { patronId, behaviourDetlIds, amount, method: 'cash' });
    const [payment] = (await desk.call(listDeskPayments, { patronId })).payments;
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    return { patronId, paymentId: payment?.paymentId ?? '', reader };
  }

  function giveBack(given: { patronId: string; paymentId: string; amount: number; approval?: string }) {
    return desk.call(giveBackPayment, { ...given, reason: 'Taken twice' });
  }

  async function approve(account: string, amount: number): Promise<string> {
    return (await desk.call(approveRefund, { account, password: PASSWORD, amount })).approval;
  }

  async function addMember(permissions: readonly Permission[]): Promise<string> {
    const account = `second-${newId()}`;
    const now = app.clock.now().toISOString();
    const passwordHash = await hashPassword(PASSWORD);
    const member = { account, name: 'Second', passwordHash, role: account, permissions, now };
    await addStaffMember(app.deps.db, TENANT, member);
    return account;
  }
});
