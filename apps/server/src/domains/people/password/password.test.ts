import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import { getResetMailCodeTimes } from '@lectern/contracts/people/password/get-reset-mail-code-times';
import { getResetTimes } from '@lectern/contracts/people/password/get-reset-times';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCaptcha, buildPatron, buildSession } from '../../../testing/builders.ts';
import { lastCode, letSend, startReset, waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { changeProfile } from '../account/profile/change-profile.ts';

const OLD = 'Initial2026';
const NEW = 'Lectern2027';
const wire = encryptWirePassword;

describeOnEachDatabase('the password of a reader', (kind) => {
  let app: TestApp;
  let hash: string;
  let count = 0;
  beforeAll(async () => {
    hash = await hashPassword(OLD);
    app = await createTestApp({ kind });
    await letSend(app);
  });
  afterAll(() => app.close());
  // Past the limits of a minute.
  beforeEach(() => app.clock.advance(61));

  async function reader(traits: Parameters<typeof buildPatron>[1] = {}) {
    count += 1;
    const patron = await buildPatron(app.deps.db, {
      primary_id: `P${count}`,
      password_hash: hash,
      email: `p${count}@example.org`,
      email_verified: 1,
      phone: `1380013${String(count).padStart(4, '0')}`,
      phone_verified: 1,
      created_at: app.clock.now().toISOString(),
      ...traits,
    });
    return { ...patron, token: await buildSession(app.deps.db, patron) };
  }
  const client = (token?: string) => app.client(token === undefined ? {} : { token });
  async function trySignIn(primaryId: string, password: string) {
    const { codeKey, verifyCode } = await buildCaptcha(app.deps.db, app.clock);
    return client().call(signIn, { username: primaryId, password: wire(password), verifyCode, codeKey });
  }
  async function prove(primaryId: string, mail: string): Promise<string> {
    const ticket = await startReset(app, primaryId);
    await client().call(sendResetMailCode, { ticket });
    const proved = await client().call(checkResetMailCode, { ticket, code: await lastCode(app, mail) });
    return proved.ticket;
  }

  it('is reset by a code of a mail: all sessions end, the reader is told and signs in with it', async () => {
    const { primary_id, email, phone, token } = await reader({ must_change_password: 1 });
    const ticket = await startReset(app, primary_id);
    expect(await client().call(getResetMailCodeTimes, { ticket })).toEqual({ mailCodeTimes: 5, times: 5 });
    const sent = await client().call(sendResetMailCode, { ticket });
    expect(sent).toEqual({ mailCodeTimes: 4, times: 5, waitSeconds: 60, validMinutes: 5 });
    const code = await lastCode(app, email);
    const proved = await client().call(checkResetMailCode, { ticket, code });
    await client().call(resetPassword, { ticket: proved.ticket, password: wire(NEW) });
    expect(await trySignIn(primary_id, NEW)).toMatchObject({ next: '' });
    await expect(trySignIn(primary_id, OLD)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(client(token).call(getSessionUser, {})).rejects.toMatchObject({ status: 401 });
    const told = (await waitingNotices(app)).filter(({ template }) => template === 'passwordChanged');
    expect(told.map(({ to }) => to).slice(-2)).toEqual([email, phone]);
    const again = client().call(resetPassword, { ticket: proved.ticket, password: wire('Another2027') });
    await expect(again).rejects.toMatchObject({ code: 'RESET_EXPIRED' });
  });

  it('is reset by a code of the phone', async () => {
    const { primary_id, phone } = await reader();
    const ticket = await startReset(app, primary_id);
    expect(await client().call(sendResetPhoneCode, { ticket })).toMatchObject({ remainTimes: 4 });
    const proved = await client().call(checkResetPhoneCode, { ticket, code: await lastCode(app, phone) });
    await client().call(resetPassword, { ticket: proved.ticket, password: wire(NEW) });
    expect(await trySignIn(primary_id, NEW)).toHaveProperty('jwt');
  });

  it('keeps the rule of the library, and is neither the account nor the one before', async () => {
    const { primary_id, email } = await reader({ primary_id: 'Reader2026' });
    const ticket = await prove(primary_id, email);
    for (const [password, code] of [
      ['short1', 'PASSWORD_RULE_SIMPLE'],
      ['reader2026', 'PASSWORD_IS_ACCOUNT'],
      [OLD, 'PASSWORD_UNCHANGED'],
    ] as const)
      await expect(client().call(resetPassword, { ticket, password: wire(password) })).rejects.toMatchObject({
        code,
      });
    // What was refused has not used the ticket up.
    await client().call(resetPassword, { ticket, password: wire(NEW) });
  });

  it('is reset only so often in a day', async () => {
    const { primary_id, email } = await reader();
    for (const password of ['First2027', 'Second2027', 'Third2027']) {
      const ticket = await prove(primary_id, email);
      await client().call(resetPassword, { ticket, password: wire(password) });
      app.clock.advance(61);
    }
    const ticket = await prove(primary_id, email);
    await expect(client().call(resetPassword, { ticket, password: wire(NEW) })).rejects.toMatchObject({
      code: 'RESET_LIMIT_REACHED',
      details: { limit: 3 },
    });
    const fresh = await startReset(app, primary_id);
    expect(await client().call(getResetTimes, { ticket: fresh })).toEqual({ bindTimes: 0, times: 3 });
  });

  it('lets a reader who has lost the phone bind another one, after a code of a mail', async () => {
    const { primary_id, email, id } = await reader();
    const first = await startReset(app, primary_id);
    const phone = '13912345678';
    const early = client().call(sendResetPhoneCode, { ticket: first, phone });
    await expect(early).rejects.toMatchObject({ code: 'RESET_EXPIRED' });
    const ticket = await prove(primary_id, email);
    app.clock.advance(61);
    await client().call(sendResetPhoneCode, { ticket, phone });
    const code = await lastCode(app, phone);
    const elsewhere = client().call(replacePhone, { ticket, phone: '13912345679', code });
    await expect(elsewhere).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await client().call(replacePhone, { ticket, phone, code });
    const row = await app.deps.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ phone, phone_verified: 1 });
    expect((await waitingNotices(app)).at(-2)).toMatchObject({ template: 'contactChanged', to: email });
  });

  it('asks who replaces a phone for name and number of an identity document, where the account has one', async () => {
    const { primary_id, email, id, name } = await reader();
    await changeProfile(app.deps, '1001', id, { certificateNo: '11010519491231002X' });
    const begun = await startReset(app, primary_id);
    await client().call(sendResetMailCode, { ticket: begun });
    const mailed = { ticket: begun, code: await lastCode(app, email) };
    const { ticket, asksIdentity } = await client().call(checkResetMailCode, mailed);
    expect(asksIdentity).toBe(true);
    const phone = '13912345670';
    const replace = async (given: object) => {
      app.clock.advance(61);
      await client().call(sendResetPhoneCode, { ticket, phone });
      const code = await lastCode(app, phone);
      return client().call(replacePhone, { ticket, phone, code, ...given });
    };
    for (const wrong of [
      {},
      { name, certificateNo: 'E12345678' },
      { name: 'Somebody', certificateNo: '11010519491231002X' },
    ])
      await expect(replace(wrong)).rejects.toMatchObject({ code: 'IDENTITY_WRONG' });
    expect(await replace({ name, certificateNo: '110105 19491231 002x' })).toEqual({});
  });

  it('is changed once by the same old one, of ten changes at the same time', async () => {
    const patron = await reader();
    const changes = Array.from({ length: 10 }, (_, at) => {
      const change = { oldPassword: wire(OLD), password: wire(`${NEW}${at}`) };
      return client(patron.token).call(changePassword, change);
    });
    const done = (await Promise.allSettled(changes)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  it('is changed with the old one: other sessions end, this one stays', async () => {
    const patron = await reader();
    const other = await buildSession(app.deps.db, patron);
    const change = (oldPassword: string) =>
      client(patron.token).call(changePassword, { oldPassword: wire(oldPassword), password: wire(NEW) });
    await expect(change('Wrong2026')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await change(OLD);
    expect(await client(patron.token).call(getSessionUser, {})).toMatchObject({ name: patron.name });
    await expect(client(other).call(getSessionUser, {})).rejects.toMatchObject({ status: 401 });
    expect(await client(patron.token).call(getPasswordState, {})).toEqual({
      updatePwdFlag: '1',
      rule: 'simple',
      account: patron.primary_id,
      changedAt: app.clock.now().toISOString(),
    });
  });

  it('is replaced at the first sign-in, in a session that can do nothing else', async () => {
    const patron = await reader({ must_change_password: 1 });
    const demand = (await trySignIn(patron.primary_id, OLD).catch((error: unknown) => error)) as {
      details: { jwt: string };
    };
    const { jwt } = demand.details;
    await expect(client(jwt).call(getSessionUser, {})).rejects.toMatchObject({ code: 'SIGN_IN_UNFINISHED' });
    const same = client(jwt).call(forceChangePassword, { password: wire(OLD) });
    await expect(same).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
    const entry = await client(jwt).call(forceChangePassword, { password: wire(NEW) });
    expect(entry.next).toBe('');
    expect(await client(entry.jwt).call(getSessionUser, {})).toMatchObject({ name: patron.name });
    const again = client(jwt).call(forceChangePassword, { password: wire('Another2027') });
    await expect(again).rejects.toMatchObject({ status: 401 });
    // A full session gives the old password instead.
    const full = client(entry.jwt).call(forceChangePassword, { password: wire('Another2027') });
    await expect(full).rejects.toMatchObject({ status: 401 });
  });

  it('is followed by the binding of a contact where the library wants one', async () => {
    await letSend(app, ({ public: given }) => ({ public: { ...given, bindMailOrPhone: '1' } }));
    const patron = await reader({ must_change_password: 1, email_verified: 0, phone_verified: 0 });
    const demand = (await trySignIn(patron.primary_id, OLD).catch((error: unknown) => error)) as {
      details: { jwt: string };
    };
    const entry = await client(demand.details.jwt).call(forceChangePassword, { password: wire(NEW) });
    expect(entry.next).toBe('forceBinding');
    await letSend(app);
  });
});
