import { isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '@lectern/contracts/people/auth/errors';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/db/ids.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { buildCaptcha, buildPatron } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from '../staff/add-staff-member.ts';
import { checkGuess } from './check-guess.ts';

const PASSWORD = 'Lectern2026';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

describeOnBothDatabases('guesses at passwords', 'locks', (kind) => {
  let app: TestApp;
  let tenant: Tenant;
  let passwordHash: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const found = await app.deps.tenants.byId('1001');
    if (!found) throw new Error('the test tenant is missing');
    tenant = found;
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => app.close());
  // Past the minute in which the calls of a caller are counted.
  beforeEach(() => app.clock.advance(61));

  async function addReader(): Promise<string> {
    const patron = await buildPatron(app.deps.db, { password_hash: passwordHash });
    return patron.primary_id;
  }

  async function addStaff(): Promise<string> {
    const account = newId();
    const now = app.clock.now().toISOString();
    const member = { account, name: 'A name', passwordHash, role: account, permissions: [], now };
    await addStaffMember(app.deps.db, '1001', member);
    return account;
  }

  const captcha = () => buildCaptcha(app.deps.db, app.clock);

  /** The session, or the code of the refusal. */
  async function readerAt(address: string, username: string, password: string): Promise<string> {
    const input = { username, password: encryptWirePassword(password), ...(await captcha()) };
    const answer = app.client({ address }).call(signIn, input);
    return answer.then(
      () => 'session',
      (error: { code: string }) => error.code,
    );
  }

  async function staffAt(address: string, account: string, password: string, withCaptcha = true) {
    const input = { account, password, ...(withCaptcha && (await captcha())) };
    const answer = app.client({ address }).call(openStaffSession, input);
    return answer.then(
      () => 'session',
      (error: { code: string }) => error.code,
    );
  }

  const guess = (account: string, network: string, check: () => Promise<string | undefined>) =>
    checkGuess(app.deps, tenant, { kind: 'patron-sign-in', account, network }, check);
  const wrong = async () => undefined;
  const right = async () => 'reader';

  it('are checked no more often than the limit, of a hundred at once', async () => {
    let checked = 0;
    const guesses = Array.from({ length: 100 }, () =>
      guess('hundred', HERE, async () => {
        checked += 1;
        return undefined;
      }),
    );
    const answers = await Promise.all(guesses);
    expect(checked).toBe(5);
    expect(answers.filter((answer) => isRefusalFor(answer, CREDENTIALS_WRONG))).toHaveLength(5);
    expect(answers.filter((answer) => isRefusalFor(answer, LOGIN_LOCKED))).toHaveLength(95);
  });

  it.each([
    ['a reader', addReader, readerAt],
    ['a staff member', addStaff, staffAt],
  ])('give no session of %s, though the last of many at once is right', async (_who, add, at) => {
    const account = await add();
    const passwords = [...Array.from({ length: 19 }, () => 'wrong'), PASSWORD];
    const answers = await Promise.all(passwords.map((password) => at(HERE, account, password)));
    expect(answers.filter((answer) => answer === 'CREDENTIALS_WRONG')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'LOGIN_LOCKED')).toHaveLength(15);
  });

  it('give no session of a staff member, though the hundredth of a hundred networks is right', async () => {
    const account = await addStaff();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        staffAt(`192.0.2.${at}`, account, at === 99 ? PASSWORD : 'wrong', false),
      ),
    );
    expect(answers.filter((answer) => answer === 'CREDENTIALS_WRONG')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'CAPTCHA_REQUIRED')).toHaveLength(98);
  });

  it.each([
    ['a reader', addReader, readerAt],
    ['a staff member', addStaff, staffAt],
  ])('lock %s out of no other network', async (_who, add, at) => {
    const account = await add();
    for (let count = 0; count < 5; count++) await at(HERE, account, 'wrong');
    expect(await at(HERE, account, PASSWORD)).toBe('LOGIN_LOCKED');
    expect(await at(ELSEWHERE, account, PASSWORD)).toBe('session');
  });

  it('need a captcha for a staff account after two wrong ones, from all networks', async () => {
    const account = await addStaff();
    expect(await staffAt(HERE, account, 'wrong', false)).toBe('CREDENTIALS_WRONG');
    expect(await staffAt(ELSEWHERE, account, 'wrong', false)).toBe('CREDENTIALS_WRONG');
    expect(await staffAt('203.0.113.200', account, PASSWORD, false)).toBe('CAPTCHA_REQUIRED');
    expect(await staffAt('203.0.113.200', account, PASSWORD)).toBe('session');
  });

  it('are refused from all networks after fifty, for an hour', async () => {
    for (let count = 0; count < 50; count++) await guess('sought', `network ${count % 10}`, wrong);
    const refused = await guess('sought', 'network 11', right);
    expect(isRefusalFor(refused, LOGIN_LOCKED) && refused.details).toEqual({ minutes: 60 });
    app.clock.advance(60 * 60 + 1);
    expect(await guess('sought', 'network 11', right)).toBe('reader');
  });

  it('of one network alone never lock the others out', async () => {
    for (let quarter = 0; quarter < 8; quarter++) {
      for (let count = 0; count < 20; count++) await guess('pestered', HERE, wrong);
      expect(await guess('pestered', ELSEWHERE, right)).toBe('reader');
      app.clock.advance(15 * 60 + 1);
    }
  });

  it('are not counted where they are right, and forgive the wrong ones of that network', async () => {
    for (let count = 0; count < 60; count++) expect(await guess('frequent', HERE, right)).toBe('reader');
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await guess('frequent', HERE, wrong);
      expect(await guess('frequent', HERE, right)).toBe('reader');
    }
  });

  it('are not counted against each other where they are right, twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('crowd', HERE, right)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'reader'));
  });

  it('of one device at many accounts from many networks are few', async () => {
    let checked = 0;
    const answers = [];
    for (let at = 0; at < 50; at++) {
      const of = {
        kind: 'patron-sign-in',
        account: `of-${at}`,
        network: `network ${at}`,
        by: 'kiosk',
      } as const;
      const check = async () => {
        checked += 1;
        return undefined;
      };
      answers.push(await checkGuess(app.deps, tenant, of, check));
    }
    expect(checked).toBe(20);
    expect(isRefusalFor(answers.at(-1), LOGIN_LOCKED)).toBe(true);
    expect(await guess('of-49', 'network 49', right)).toBe('reader');
  });

  it('at names that no staff has do not fill the queue of passwords', async () => {
    app.clock.advance(3600);
    const account = await addStaff();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => staffAt(`192.0.2.${at}`, `made up ${at}`, 'wrong', false)),
    );
    expect(answers.filter((answer) => answer === 'CREDENTIALS_WRONG')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'CAPTCHA_REQUIRED')).toHaveLength(40);
    expect(await staffAt(HERE, account, PASSWORD)).toBe('session');
  });

  it('are not counted where nobody could say whether they are right', async () => {
    const away = async () => refuse(ILS_UNAVAILABLE);
    const of = { kind: 'patron-sign-in', account: 'waiting', network: HERE } as const;
    for (let count = 0; count < 60; count++) await checkGuess(app.deps, tenant, of, away);
    expect(await guess('waiting', HERE, right)).toBe('reader');
  });
});
