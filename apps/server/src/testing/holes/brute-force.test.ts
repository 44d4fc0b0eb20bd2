import type { Client } from '@lectern/contracts/kernel/client';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { later } from '../../platform/clock.ts';
import { DEVICE_SECONDS } from '../../platform/http/browser-cookie.ts';
import { buildCaptcha, buildPatron } from '../builders.ts';
import { openSecondNode, type SecondNode } from '../second-node.ts';
import { lastCode, letSend, startReset } from '../sent-notices.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestBrowser } from '../test-browser.ts';
import { describeOnEachDatabase } from '../test-database.ts';

const PASSWORD = 'Lectern2026';

/** What `domains/people/auth/check-guess.test.ts` proves for one server, for two on one database. */
describeOnEachDatabase('guesses that two nodes hear', (kind) => {
  let app: TestApp;
  let node: SecondNode;
  let hash: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ kind });
    await letSend(app);
    node = await openSecondNode(app);
    hash = await hashPassword(PASSWORD);
  });
  afterAll(async () => {
    await node.close();
    await app.close();
  });
  beforeEach(() => {
    count += 1;
    app.clock.advance(3 * 3600);
  });

  const address = (at: number) => `198.51.100.${at}`;
  /** The two nodes by turns. */
  const clientOf = (turn: number, from: string): Client =>
    turn % 2 === 0 ? app.client({ address: from }) : node.client({ address: from });

  async function guess(turn: number, username: string, password: string, from: string): Promise<string> {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const input = { username, password: encryptWirePassword(password), ...captcha };
    return clientOf(turn, from)
      .call(signIn, input)
      .then(
        () => 'session',
        (error: { code: string }) => error.code,
      );
  }

  it('are counted together for an account and a network', async () => {
    const { primary_id } = await buildPatron(app.deps.db, { password_hash: hash });
    const answers: string[] = [];
    for (let turn = 0; turn < 6; turn++) answers.push(await guess(turn, primary_id, 'wrong1234', address(1)));
    expect(answers).toEqual([...Array<string>(5).fill('CREDENTIALS_WRONG'), 'LOGIN_LOCKED']);
    for (const turn of [0, 1])
      expect(await guess(turn, primary_id, PASSWORD, address(1))).toBe('LOGIN_LOCKED');
    // Nobody locks a reader out from elsewhere.
    expect(await guess(1, primary_id, PASSWORD, address(2))).toBe('session');
  });

  it('are counted together for an account from all networks, at the same time too', async () => {
    const { primary_id } = await buildPatron(app.deps.db, { password_hash: hash });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => guess(at, primary_id, 'wrong1234', address(at + 10))),
    );
    expect(answers.filter((answer) => answer === 'CREDENTIALS_WRONG')).toHaveLength(50);
    expect(await guess(0, primary_id, PASSWORD, address(100))).toBe('LOGIN_LOCKED');
    expect(await guess(1, primary_id, PASSWORD, address(101))).toBe('LOGIN_LOCKED');
  });

  it('do not keep a reader out of a browser in which they signed in before', async () => {
    const { primary_id } = await buildPatron(app.deps.db, { password_hash: hash });
    const browser = createTestBrowser(app);
    const enter = async (password: string, username = primary_id) => {
      const input = { username, password: encryptWirePassword(password) };
      const captcha = await buildCaptcha(app.deps.db, app.clock);
      return browser
        .client({ address: address(1) })
        .call(signIn, { ...input, ...captcha })
        .then(
          () => 'session',
          (error: { code: string }) => error.code,
        );
    };
    expect(await enter(PASSWORD)).toBe('session');
    // The account is closed for all networks, that of the reader among them.
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => guess(at, primary_id, 'wrong1234', address(at + 1))),
    );
    expect(await guess(0, primary_id, PASSWORD, address(1))).toBe('LOGIN_LOCKED');
    expect(await enter(PASSWORD)).toBe('session');
    // It may guess no more often than others, and at no other account.
    const answers: string[] = [];
    for (let count = 0; count < 6; count++) answers.push(await enter('wrong1234'));
    expect(answers).toEqual([...Array<string>(5).fill('CREDENTIALS_WRONG'), 'LOGIN_LOCKED']);
    const other = await buildPatron(app.deps.db, { password_hash: hash });
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => guess(at, other.primary_id, 'wrong1234', address(at + 1))),
    );
    expect(await enter(PASSWORD, other.primary_id)).toBe('LOGIN_LOCKED');
  });

  it('leave no more than twenty browsers of a reader to remember', async () => {
    const { id, primary_id } = await buildPatron(app.deps.db, { password_hash: hash });
    for (let turn = 0; turn < 22; turn++) {
      app.clock.advance(61);
      expect(await guess(turn, primary_id, PASSWORD, address(1))).toBe('session');
    }
    const devices = app.deps.db.selectFrom('known_device').select('expires_at').where('patron_id', '=', id);
    const kept = (await devices.orderBy('expires_at').execute()).map(({ expires_at }) => expires_at);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe(later(app.clock.now(), DEVICE_SECONDS));
  });

  it('at a code that was sent are five', async () => {
    const mail = `reader${count}@example.org`;
    const { primary_id } = await buildPatron(app.deps.db, { email: mail, email_verified: 1 });
    const ticket = await startReset(app, primary_id);
    await app.client().call(sendResetMailCode, { ticket });
    const code = await lastCode(app, mail);
    const wrong = code === '000000' ? '000001' : '000000';
    const left: unknown[] = [];
    for (let turn = 0; turn < 5; turn++)
      await clientOf(turn, address(turn))
        .call(checkResetMailCode, { ticket, code: wrong })
        .catch((error: { details: { remaining: number } }) => left.push(error.details.remaining));
    expect(left).toEqual([4, 3, 2, 1, 0]);
    for (const turn of [0, 1])
      await expect(
        clientOf(turn, address(9)).call(checkResetMailCode, { ticket, code }),
      ).rejects.toMatchObject({ code: 'CODE_WRONG' });
  });
});
