import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import { endTwoSteps } from '@lectern/contracts/people/second-factor/end-two-steps';
import { getTwoSteps } from '@lectern/contracts/people/second-factor/get-two-steps';
import { proveSecondFactor } from '@lectern/contracts/people/second-factor/prove-second-factor';
import { renewRecoveryCodes } from '@lectern/contracts/people/second-factor/renew-recovery-codes';
import { listSignIns } from '@lectern/contracts/people/sessions/list-sign-ins';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expireOldRows } from '../../../platform/jobs/expire-old-rows.ts';
import { appCodeOf } from '../../../testing/authenticator-app.ts';
import { buildCaptcha, buildPatron } from '../../../testing/builders.ts';
import { letSend, waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { secondFactor } from './domain.ts';

const PASSWORD = 'Lectern2026';
const password = encryptWirePassword(PASSWORD);

describeOnEachDatabase('sign-in in two steps', (kind) => {
  let app: TestApp;
  let password_hash: string;
  let username: string;
  let email: string;
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD);
    app = await createTestApp({ kind });
    await letSend(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // A code of the test before is not used again, and nobody is locked out.
    app.clock.advance(3600);
    const patron = await buildPatron(app.deps.db, { password_hash, email_verified: 1 });
    username = patron.primary_id;
    email = patron.email;
  });

  async function open(given: { username?: string; tenant?: string } = {}) {
    const { codeKey } = await buildCaptcha(app.deps.db, app.clock);
    const input = { username, password, verifyCode: 'code', codeKey, ...given };
    return app.client().call(signIn, input);
  }
  const reader = (token: string) => app.client({ token });
  const code = (secret: string, laterSeconds = 0) => appCodeOf(secret, app.clock, laterSeconds);
  const prove = (token: string, given: string) => reader(token).call(proveSecondFactor, { code: given });

  async function switchOn() {
    const { jwt } = await open();
    const { secret } = await reader(jwt).call(beginTwoSteps, {});
    const { recoveryCodes } = await reader(jwt).call(confirmTwoSteps, { code: code(secret) });
    app.clock.advance(60);
    return { jwt, secret, recoveryCodes };
  }

  it('is switched on by a code of the app, and from then on a password alone opens no full session', async () => {
    const { jwt } = await open();
    expect(await reader(jwt).call(getTwoSteps, {})).toEqual({
      isOffered: true,
      since: null,
      recoveryCodesLeft: 0,
      confirmation: 'none',
      confirmationToEnd: 'password',
    });
    const begun = await reader(jwt).call(beginTwoSteps, {});
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.address).toContain('issuer=');
    expect(begun.img).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await open()).next).toBe('');
    await expect(reader(jwt).call(confirmTwoSteps, { code: '000000' })).rejects.toMatchObject({
      code: 'SECOND_CODE_WRONG',
      details: { remaining: 4 },
    });
    const { recoveryCodes } = await reader(jwt).call(confirmTwoSteps, { code: code(begun.secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    expect(await reader(jwt).call(getTwoSteps, {})).toMatchObject({
      since: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await waitingNotices(app)).at(-1)).toMatchObject({ to: email, template: 'twoStepsOn' });

    app.clock.advance(60);
    const step = await open();
    expect(step.next).toBe('second-factor');
    await expect(reader(step.jwt).call(getSessionUser, {})).rejects.toMatchObject({
      code: 'SIGN_IN_UNFINISHED',
    });
    const entry = await prove(step.jwt, code(begun.secret));
    expect(entry.next).toBe('');
    expect(await reader(entry.jwt).call(getSessionUser, {})).toMatchObject({ name: `Reader ${username}` });
    // The session of the step has ended.
    await expect(prove(step.jwt, code(begun.secret, 60))).rejects.toMatchObject({ status: 401 });
  });

  it('takes a code once, also that by which it was switched on', async () => {
    const { jwt } = await open();
    const { secret } = await reader(jwt).call(beginTwoSteps, {});
    const first = code(secret);
    await reader(jwt).call(confirmTwoSteps, { code: first });
    await expect(prove((await open()).jwt, first)).rejects.toMatchObject({ code: 'SECOND_CODE_WRONG' });
    app.clock.advance(30);
    const second = code(secret);
    const steps = [await open(), await open()];
    const both = await Promise.allSettled(steps.map((step) => prove(step.jwt, second)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes codes of a clock that is half a minute wrong, and no others', async () => {
    const { secret } = await switchOn();
    for (const wrong of [-60, 60])
      await expect(prove((await open()).jwt, code(secret, wrong))).rejects.toMatchObject({
        code: 'SECOND_CODE_WRONG',
      });
    await prove((await open()).jwt, code(secret, 30));
    app.clock.advance(90);
    await prove((await open()).jwt, code(secret, -30));
  });

  it('is locked for a while after five wrong codes, whatever the session', async () => {
    const { secret } = await switchOn();
    for (let left = 4; left >= 0; left--) {
      const wrong = prove((await open()).jwt, '000000');
      await expect(wrong).rejects.toMatchObject({ code: 'SECOND_CODE_WRONG', details: { remaining: left } });
    }
    const step = await open();
    await expect(prove(step.jwt, code(secret))).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
      details: { minutes: 15 },
    });
    app.clock.advance(15 * 60);
    const { jwt } = await prove((await open()).jwt, code(secret));
    const { rows } = await reader(jwt).call(listSignIns, { page: 1, rows: 20 });
    expect(rows.filter(({ outcome }) => outcome === 'wrong-code')).toHaveLength(5);
  });

  it('takes each recovery code once, however it is typed, and tells the reader', async () => {
    const { recoveryCodes, jwt } = await switchOn();
    const [first = ''] = recoveryCodes;
    await prove((await open()).jwt, ` ${first.toLowerCase().replaceAll('-', ' ')} `);
    expect((await waitingNotices(app)).at(-1)).toMatchObject({
      to: email,
      template: 'recoveryCodeUsed',
      facts: { left: '9' },
    });
    await expect(prove((await open()).jwt, first)).rejects.toMatchObject({ code: 'SECOND_CODE_WRONG' });
    expect((await reader(jwt).call(getTwoSteps, {})).recoveryCodesLeft).toBe(9);
  });

  it('gives new recovery codes for password and code, and the old ones are worthless', async () => {
    const { recoveryCodes, secret, jwt } = await switchOn();
    const [old = '', older = ''] = recoveryCodes;
    await expect(reader(jwt).call(renewRecoveryCodes, { code: code(secret) })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    await expect(reader(jwt).call(renewRecoveryCodes, { code: '000000', password })).rejects.toMatchObject({
      code: 'SECOND_CODE_WRONG',
    });
    const renewed = await reader(jwt).call(renewRecoveryCodes, { code: old, password });
    expect(renewed.recoveryCodes).toHaveLength(10);
    await expect(prove((await open()).jwt, older)).rejects.toMatchObject({ code: 'SECOND_CODE_WRONG' });
    await prove((await open()).jwt, renewed.recoveryCodes[3] ?? '');
  });

  it('is switched off by password and code', async () => {
    const { secret, jwt } = await switchOn();
    await expect(reader(jwt).call(endTwoSteps, { code: code(secret) })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    await reader(jwt).call(endTwoSteps, { code: code(secret), password });
    expect((await open()).next).toBe('');
    expect((await waitingNotices(app)).at(-1)).toMatchObject({ to: email, template: 'twoStepsOff' });
    const { id } = await app.deps.db
      .selectFrom('account')
      .select('id')
      .where('primary_id', '=', username)
      .executeTakeFirstOrThrow();
    expect(await app.deps.secrets.get('1001', `totp/${id}`)).toBeUndefined();
    await expect(reader(jwt).call(endTwoSteps, { code: '000000', password })).rejects.toMatchObject({
      code: 'TWO_STEPS_CHANGED',
    });
  });

  it('needs the password once the session is older than ten minutes', async () => {
    const { jwt } = await open();
    app.clock.advance(600);
    expect((await reader(jwt).call(getTwoSteps, {})).confirmation).toBe('password');
    await expect(reader(jwt).call(beginTwoSteps, {})).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await reader(jwt).call(beginTwoSteps, { password });
  });

  it('needs a new sign-in of readers without a password', async () => {
    const { jwt } = await open();
    await app.deps.db
      .updateTable('account')
      .set({ password_hash: '' })
      .where('primary_id', '=', username)
      .execute();
    await reader(jwt).call(beginTwoSteps, {});
    app.clock.advance(600);
    expect((await reader(jwt).call(getTwoSteps, {})).confirmation).toBe('sign-in');
    await expect(reader(jwt).call(beginTwoSteps, {})).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' });
  });

  it('forgets a secret that nobody confirmed in a quarter of an hour', async () => {
    const { jwt } = await open();
    const { secret } = await reader(jwt).call(beginTwoSteps, {});
    app.clock.advance(15 * 60);
    await expect(reader(jwt).call(confirmTwoSteps, { code: code(secret) })).rejects.toMatchObject({
      code: 'ENROLMENT_EXPIRED',
    });
    const { db, databaseKind } = app.deps;
    await app.deps.secrets.set('1001', 'smtp', 'stays');
    await expireOldRows({ db, databaseKind, now: app.clock.now() }, secondFactor.expiries ?? []);
    const left = await db.selectFrom('secret').select('name').execute();
    expect(left.filter(({ name }) => name.startsWith('totp-new/'))).toEqual([]);
    expect(left).toContainEqual({ name: 'smtp' });
  });

  it('keeps its secrets sealed, and out of the list of the library’s own', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const [codes, secrets] = await Promise.all([
      app.deps.db.selectFrom('recovery_code').selectAll().execute(),
      app.deps.db.selectFrom('secret').selectAll().execute(),
    ]);
    const stored = JSON.stringify([codes, secrets]);
    expect(stored).not.toContain(secret);
    for (const one of recoveryCodes) expect(stored).not.toContain(one.replaceAll('-', ''));
    expect((await app.deps.secrets.list('1001')).map(({ name }) => name)).not.toContainEqual(
      expect.stringContaining('/'),
    );
  });

  it('stays for those who have it where the library offers it no longer', async () => {
    const { secret } = await switchOn();
    await letSend(app, ({ signIn: given }) => ({ signIn: { ...given, twoSteps: false } }));
    const step = await open();
    expect(step.next).toBe('second-factor');
    const { jwt } = await prove(step.jwt, code(secret));
    expect((await reader(jwt).call(getTwoSteps, {})).isOffered).toBe(false);
    await reader(jwt).call(endTwoSteps, { code: code(secret, 30), password });
    await expect(reader(jwt).call(beginTwoSteps, {})).rejects.toMatchObject({ code: 'TWO_STEPS_OFF' });
    await letSend(app);
  });
});
