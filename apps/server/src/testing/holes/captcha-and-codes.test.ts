import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { buildCaptcha, buildPatron } from '../builders.ts';
import { lastCode, letSend, startReset } from '../sent-notices.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';

const PASSWORD = 'Lectern2026';
const WRONG_CAPTCHA = { code: 'CAPTCHA_WRONG' };
const MINUTES = 60;

describeOnEachDatabase('captchas and codes', (kind) => {
  let app: TestApp;
  let primaryId: string;
  let mail: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ kind });
    await letSend(app, ({ policy }) => ({ policy: { ...policy, codesPerDay: 50 } }));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.advance(61);
    count += 1;
    primaryId = `reader${count}`;
    mail = `${primaryId}@example.org`;
    const password_hash = await hashPassword(PASSWORD);
    await buildPatron(app.deps.db, { primary_id: primaryId, password_hash, email: mail, email_verified: 1 });
  });

  const captcha = () => buildCaptcha(app.deps.db, app.clock);
  const enter = (answer: { codeKey: string; verifyCode: string }) =>
    app.client().call(signIn, { username: primaryId, password: encryptWirePassword(PASSWORD), ...answer });
  const begin = () => startReset(app, primaryId);
  async function order(ticket: string): Promise<string> {
    await app.client().call(sendResetMailCode, { ticket });
    return lastCode(app, mail);
  }
  const check = (ticket: string, code: string) => app.client().call(checkResetMailCode, { ticket, code });
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

  it('a captcha is answered once, rightly or wrongly, by whichever call', async () => {
    const right = await captcha();
    await enter(right);
    await expect(enter(right)).rejects.toMatchObject(WRONG_CAPTCHA);
    await expect(app.client().call(checkImageCode, right)).rejects.toMatchObject(WRONG_CAPTCHA);
    const guessed = await captcha();
    await expect(enter({ ...guessed, verifyCode: 'other' })).rejects.toMatchObject(WRONG_CAPTCHA);
    await expect(enter(guessed)).rejects.toMatchObject(WRONG_CAPTCHA);
  });

  it('a captcha of sign-in resets nothing, and one for a reset is not given without an account', async () => {
    const ofSignIn = await buildCaptcha(app.deps.db, app.clock, { scene: 1 });
    await expect(app.client().call(checkImageCode, ofSignIn)).rejects.toMatchObject(WRONG_CAPTCHA);
    for (const username of [undefined, '  '])
      await expect(app.client().call(getCaptcha, { scene: 2, username })).rejects.toMatchObject({
        code: 'ACCOUNT_MISSING',
      });
    const { codeKey } = await app.client().call(getCaptcha, { scene: 2, username: primaryId });
    const { answer } = await app.deps.db
      .selectFrom('captcha')
      .select('answer')
      .where('id', '=', codeKey)
      .executeTakeFirstOrThrow();
    expect(await app.client().call(checkImageCode, { codeKey, verifyCode: answer })).toHaveProperty(
      'imgTicket',
    );
  });

  it('a captcha is answered once by many at the same time', async () => {
    const one = await captcha();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.client().call(checkImageCode, one)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a captcha expires, and is of no use in another library', async () => {
    const late = await captcha();
    app.clock.advance(5 * MINUTES + 1);
    await expect(enter(late)).rejects.toMatchObject(WRONG_CAPTCHA);
    const elsewhere = app.client({ tenant: 'beta' });
    await expect(elsewhere.call(checkImageCode, await captcha())).rejects.toMatchObject(WRONG_CAPTCHA);
  });

  it('a code is right once, for many at the same time too', async () => {
    const ticket = await begin();
    const code = await order(ticket);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => check(ticket, code)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a code survives four wrong guesses and no fifth', async () => {
    const ticket = await begin();
    const code = await order(ticket);
    for (const remaining of [4, 3, 2, 1, 0])
      await expect(check(ticket, otherThan(code))).rejects.toMatchObject({
        code: 'CODE_WRONG',
        details: { remaining },
      });
    await expect(check(ticket, code)).rejects.toMatchObject({
      code: 'CODE_WRONG',
      details: { remaining: 0 },
    });
  });

  it('of many guesses at the same time no more than five are compared', async () => {
    const ticket = await begin();
    const code = await order(ticket);
    const guesses = Array.from({ length: 20 }, (_, at) => check(ticket, at === 19 ? code : otherThan(code)));
    const answers = await Promise.allSettled(guesses);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
  });

  it('a code expires, and a newer one takes its place', async () => {
    const ticket = await begin();
    const first = await order(ticket);
    app.clock.advance(61);
    const second = await order(ticket);
    if (first !== second)
      await expect(check(ticket, first)).rejects.toMatchObject({
        code: 'CODE_WRONG',
        details: { remaining: 4 },
      });
    app.clock.advance(5 * MINUTES);
    await expect(check(ticket, second)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('a code is of no use with the ticket of another account', async () => {
    const code = await order(await begin());
    await buildPatron(app.deps.db, { primary_id: `other${count}` });
    const other = await startReset(app, `other${count}`);
    await expect(check(other, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });

  it('a code is in the database as a digest only, but for the notice that is still to be sent', async () => {
    const code = await order(await begin());
    const rows = await app.deps.db.selectFrom('verification_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
