import { beginStaffCode } from '@lectern/contracts/people/staff/begin-staff-code';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appCodeOf } from '../../../testing/authenticator-app.ts';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from './add-staff-member.ts';

const PASSWORD = 'a long enough secret';

describeOnEachDatabase('the code of an app, of staff', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function add(account: string): Promise<string> {
    return addStaffMember(app.deps.db, '1001', {
      account,
      name: account,
      passwordHash: await hashPassword(PASSWORD),
      role: account,
      permissions: [],
      now: app.clock.now().toISOString(),
    });
  }
  const signIn = (account: string, code?: string) =>
    app.client().call(openStaffSession, { account, password: PASSWORD, ...(code && { code }) });

  /** Gives a member an app and answers its secret. */
  async function enrol(account: string): Promise<string> {
    const client = app.client({ token: (await signIn(account)).jwt });
    const { secret } = await client.call(beginStaffCode, {});
    await client.call(confirmStaffCode, { code: appCodeOf(secret, app.clock) });
    expect((await client.call(getStaffSession, {})).hasCode).toBe(true);
    app.clock.advance(31);
    return secret;
  }

  it('is asked for besides the password from then on, and each code is used once', async () => {
    await add('mina');
    const secret = await enrol('mina');
    await expect(signIn('mina')).rejects.toMatchObject({ code: 'STAFF_CODE_REQUIRED' });
    const code = appCodeOf(secret, app.clock);
    await expect(signIn('mina', code)).resolves.toMatchObject({ name: 'mina' });
    await expect(signIn('mina', code)).rejects.toMatchObject({ code: 'STAFF_CODE_WRONG' });
  });

  it('cannot be guessed though the password is known', async () => {
    await add('otto');
    const secret = await enrol('otto');
    for (let guess = 0; guess < 5; guess++) {
      await expect(signIn('otto', '000000')).rejects.toMatchObject({ code: 'STAFF_CODE_WRONG' });
      await expect(signIn('otto')).rejects.toMatchObject({ code: 'STAFF_CODE_REQUIRED' });
    }
    await expect(signIn('otto', appCodeOf(secret, app.clock))).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
    });
  });

  it('is no longer asked for when somebody who manages the staff takes a lost app away', async () => {
    const staffId = await add('iris');
    await enrol('iris');
    const manager = app.client({ token: await staffSession(app, ['staff.manage']) });
    const member = { staffId, account: 'iris', name: 'Iris', roleIds: [], removeCode: true };
    expect(await manager.call(putStaffMember, member)).toMatchObject({ hasCode: false });
    await expect(signIn('iris')).resolves.toMatchObject({ name: 'Iris' });
  });
});
