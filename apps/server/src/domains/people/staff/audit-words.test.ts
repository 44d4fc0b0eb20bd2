import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { markItem } from '@lectern/contracts/counter/desk/mark-item';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import { AUDIT_SUBJECTS } from '@lectern/contracts/people/staff/audit-subjects';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoanRule, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the audit in words', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let auditor: ReturnType<TestApp['client']>;
  let stranger: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    await buildLoanRule(app.deps.db);
    const client = async (...of: Parameters<typeof openStaffSession>[1][number][]) =>
      app.client({ token: await openStaffSession(app, of, 'MAIN') });
    desk = await client('circulation.desk', 'staff.manage');
    auditor = await client('staff.audit', 'circulation.desk');
    stranger = await client('staff.audit');
  });
  afterAll(() => app.close());

  const last = async (action: AuditAction, who = auditor) =>
    (await who.call(listAudit, { action, rows: 1 })).entries[0];

  it('names a copy by its title, and its reader to those who may see readers', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db, { name: 'Lin Yue' });
    const bib = await buildBib(db, { title: 'Whales of the north' });
    const { barcode } = await buildItem(db, { bib_id: bib.id });
    await desk.call(checkOut, { patronId: patron.id, barcode });
    const named = { subjectName: 'Whales of the north', reader: 'Lin Yue' };
    expect(await last('desk.checkOut')).toMatchObject(named);
    expect(await last('desk.checkOut', stranger)).toMatchObject({ ...named, reader: '' });
    const other = await buildItem(db, { bib_id: bib.id });
    await desk.call(markItem, { barcode: other.barcode, status: 'missing' });
    expect(await last('desk.markItem')).toMatchObject({
      subject: other.barcode,
      subjectName: 'Whales of the north',
      reader: '',
      details: { before: 'available', after: 'missing' },
    });
  });

  it('has sums with their currency, and the reader whose money it was', async () => {
    const { id: patronId } = await buildPatron(app.deps.db, { name: 'Ada Reader' });
    await desk.call(chargeReader, { patronId, amount: 250, reason: 'New card' });
    expect(await last('behaviour.charge')).toMatchObject({
      reader: 'Ada Reader',
      details: { amount: { amount: 250, currency: 'CNY' }, note: 'New card' },
    });
    const deposit = { patronId, fund: 'deposit', way: 'in', amount: 5_000, method: 'cash' } as const;
    await desk.call(moveFund, deposit);
    expect(await last('fund.move')).toMatchObject({
      reader: 'Ada Reader',
      details: { fund: 'deposit', amount: { amount: 5_000, currency: 'CNY' } },
    });
  });

  it('names the library of a drawer and who got it, and a role', async () => {
    const next = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    const { holder } = await next.call(openCashDrawer, { float: 0 });
    await next.call(closeCashDrawer, { counted: 0, sum: 0 });
    const member = app.deps.db.selectFrom('staff_member').select('account').where('id', '=', holder.staffId);
    const { account: handTo } = await member.executeTakeFirstOrThrow();
    await desk.call(openCashDrawer, { float: 500 });
    await desk.call(closeCashDrawer, { counted: 500, sum: 500, handTo });
    expect(await last('cash.handOver')).toMatchObject({
      subjectName: 'Main Library',
      details: { counted: { amount: 500, currency: 'CNY' }, to: 'Librarian' },
    });
    await desk.call(putRole, { name: 'Night desk', permissions: [] });
    expect(await last('staff.putRole')).toMatchObject({ subject: 'Night desk', subjectName: 'Night desk' });
  });

  it('has a domain that names each kind of subject', async () => {
    const named = Object.keys(await app.deps.auditNamers());
    const kinds = new Set<string>(Object.values(AUDIT_SUBJECTS));
    // Readers are named by their accounts.
    for (const kind of ['none', 'reader']) kinds.delete(kind);
    expect(named.sort()).toEqual([...kinds].sort());
  });
});
