import { beginStaffCode } from '@lectern/contracts/people/staff/begin-staff-code';
import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { appCodeOf } from '../../../testing/authenticator-app.ts';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from './add-staff-member.ts';

const PASSWORD = 'a long enough secret';

describeOnEachDatabase('the door of the staff', (kind) => {
  let app: TestApp;
  let auditor: ReturnType<TestApp['client']>;
  let passwordHash: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    passwordHash = await hashPassword(PASSWORD);
    auditor = app.client({ token: await staffSession(app, ['staff.audit']) });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(61));

  async function add(account: string): Promise<void> {
    const now = app.clock.now().toISOString();
    const member = { account, name: `Name of ${account}`, passwordHash, role: account, permissions: [], now };
    await addStaffMember(app.deps.db, '1001', member);
  }
  const tryToEnter = (account: string, password = PASSWORD, code?: string) =>
    app.client().call(openStaffSession, { account, password, ...(code && { code }) });
  async function enter(account: string, password = PASSWORD) {
    return app.client({ token: (await tryToEnter(account, password)).jwt });
  }
  /** What the audit says of an account, the first entry first. */
  async function audited(subject: string) {
    const { entries } = await auditor.call(listAudit, { subject });
    return entries.reverse().map(({ action, name, details }) => ({ action, name, ...details }));
  }

  it('is audited when somebody comes in, goes out or is turned away', async () => {
    await add('mina');
    await expect(tryToEnter('mina', 'wrong')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await vi.waitFor(async () => expect(await audited('mina')).toHaveLength(1), { timeout: 30_000 });
    app.clock.advance(1);
    const client = await enter('mina');
    app.clock.advance(1);
    await client.call(closeStaffSession, {});
    const who = { name: 'Name of mina' };
    const where = { network: '127.0.0.0/24', device: '' };
    expect(await audited('mina')).toEqual([
      { action: 'staff.refuseSession', ...who, fault: 'password', ...where },
      { action: 'staff.openSession', ...who, method: 'password', ...where },
      { action: 'staff.closeSession', ...who },
    ]);
  });

  it('keeps no name that no account has, since it may be a password', async () => {
    await expect(tryToEnter('my secret', 'mina')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await add('iris');
    await expect(tryToEnter('iris', 'wrong')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await vi.waitFor(async () => expect(await audited('iris')).toHaveLength(1), { timeout: 30_000 });
    const entries = await app.deps.db.selectFrom('audit_entry').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('my secret');
  });

  it('notes the second step, right and wrong, and no code', async () => {
    await add('otto');
    const client = await enter('otto');
    const { secret } = await client.call(beginStaffCode, {});
    await client.call(confirmStaffCode, { code: appCodeOf(secret, app.clock) });
    app.clock.advance(31);
    const code = appCodeOf(secret, app.clock);
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(tryToEnter('otto', PASSWORD, wrong)).rejects.toMatchObject({ code: 'STAFF_CODE_WRONG' });
    const refused = { action: 'staff.refuseSession', fault: 'code' };
    await vi.waitFor(async () => expect((await audited('otto')).at(-1)).toMatchObject(refused), {
      timeout: 30_000,
    });
    app.clock.advance(1);
    await tryToEnter('otto', PASSWORD, code);
    const entries = await audited('otto');
    expect(entries.map(({ action }) => action)).toEqual([
      'staff.openSession',
      'staff.beginCode',
      'staff.confirmCode',
      'staff.refuseSession',
      'staff.openSession',
    ]);
    expect(entries.at(-1)).toMatchObject({ method: 'code' });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${secret}|${code}|${wrong}`));
  });
});
