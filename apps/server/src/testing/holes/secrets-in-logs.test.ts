import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { addPartner } from '../../domains/people/handover/partners.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { buildCaptcha, buildPatron } from '../builders.ts';
import { partnerClaims, partnerToken } from '../partner-tokens.ts';
import { lastCode, letSend, startReset } from '../sent-notices.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';

const OLD = 'Sesam4711open';
const NEW = 'Sesam0815shut';
/** Without these tables the calls of the run fail in the middle of their work. */
const BROKEN = [
  'attempt_counter',
  'verification_code',
  'ticket',
  'sign_in_event',
  'linked_identity',
] as const;

describeOnEachDatabase('the log of a whole run', (kind) => {
  let app: TestApp;
  let log = '';
  let partnerSecret = '';
  let count = 0;
  const secrets = new Set<string>();

  beforeAll(async () => {
    const stream = {
      write: (line: string) => {
        log += line;
      },
    };
    app = await createTestApp({ kind, log: pino({ level: 'trace' }, stream) });
    await letSend(app);
    const added = await addPartner(app.deps, '1001', { code: 'campus', name: 'Campus' });
    partnerSecret = 'secret' in added ? added.secret : '';
    for (const text of [OLD, NEW, encryptWirePassword(OLD), encryptWirePassword(NEW), partnerSecret])
      secrets.add(text);
  });
  afterAll(() => app.close());

  const keep = (text: string): string => {
    secrets.add(text);
    return text;
  };

  /** Every call that takes a secret, rightly and wrongly; what fails is gone on from. */
  async function run(): Promise<number> {
    count += 1;
    app.clock.advance(86_400);
    const { db, clock } = app.deps;
    const username = `reader${count}`;
    const mail = `${username}@example.org`;
    const contact = { email: mail, email_verified: 1 } as const;
    const password_hash = await hashPassword(OLD);
    await buildPatron(db, { primary_id: username, password_hash, ...contact });
    const wire = encryptWirePassword;
    const captcha = () => buildCaptcha(db, clock);
    let failed = 0;
    const attempt = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
      call.catch(() => {
        failed += 1;
        return undefined;
      });
    const client = app.client();
    const enter = async (password: string) =>
      client.call(signIn, { username, password: wire(password), ...(await captcha()) });
    await attempt(enter(NEW));
    const token = keep((await attempt(enter(OLD)))?.jwt ?? 'none');
    const reader = app.client({ token });
    await attempt(client.call(openStaffSession, { account: username, password: OLD }));
    const uid = await attempt(
      issueTicket(db, {
        tenantId: '1001',
        purpose: 'foreign-account',
        payload: { provider: 'passport', subject: 'u', name: 'U' },
        seconds: 600,
        now: clock.now(),
      }),
    );
    const binding = { uid: keep(uid ?? 'none'), username, password: wire(OLD) };
    await attempt(client.call(bindUser, { ...binding, ...(await captcha()) }));
    const jwt = keep(partnerToken(partnerClaims(clock, { sub: username }), partnerSecret));
    keep(jwt.split('.')[2] ?? jwt);
    const handed = await attempt(client.call(ssoOpac, { jwt }));
    if (handed?.jwt) keep(handed.jwt.jwt);
    await attempt(client.call(ssoOpac, { jwt }));
    await attempt(reader.call(sendBindMailCode, { mail: `new-${mail}` }));
    const code = keep((await attempt(lastCode(app, `new-${mail}`))) ?? '000000');
    await attempt(reader.call(bindMailOrPhone, { mail: `new-${mail}`, code, password: wire(NEW) }));
    await attempt(reader.call(changePassword, { oldPassword: wire(OLD), password: wire(NEW) }));
    const ticket = keep((await attempt(startReset(app, username))) ?? 'none');
    await attempt(client.call(sendResetMailCode, { ticket }));
    const resetCode = keep((await attempt(lastCode(app, mail))) ?? '000000');
    const proved = await attempt(client.call(checkResetMailCode, { ticket, code: resetCode }));
    const last = { ticket: keep(proved?.ticket ?? ticket), password: wire(NEW) };
    await attempt(client.call(resetPassword, last));
    await throughAddresses({ token, jwt, ...last, code: resetCode });
    await attempt(reader.call(signOut, {}));
    return failed;
  }

  /** Secrets where other clients and strangers put them. */
  async function throughAddresses(texts: Readonly<Record<string, string>>): Promise<void> {
    const query = new URLSearchParams(texts).toString();
    const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.session]: texts.token ?? '' };
    for (const path of [resetPassword.path, checkResetMailCode.path, '/nothing', '/oga/login'])
      await app.inject({ url: `${path}?${query}`, headers });
    for (const path of ['/alpha/', '/alpha/sign-in/cas/callback', '/nowhere', '/%'])
      await app.app.inject({ url: `${path}?${query}`, headers });
    await app.inject({ url: signIn.path, method: 'POST', headers, payload: `{"password":"${OLD}"` });
    await app.inject({
      url: signIn.path,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: `{"password":"${OLD}"`,
    });
  }

  function expectNoSecretIn(text: string): void {
    // Six digits are in every time and id by chance.
    const kept = [...secrets].filter((secret) => secret.length > 6);
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.filter((secret) => text.includes(secret))).toEqual([]);
    const codes = [...secrets].filter((secret) => /^\d{6}$/.test(secret));
    for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?![\\d.])`));
  }

  it('has no password, token, ticket or code in it', async () => {
    await run();
    expectNoSecretIn(log);
  });

  it('has none where calls fail in the middle either', async () => {
    const { db } = app.deps;
    for (const table of BROKEN)
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(db);
    log = '';
    expect(await run()).toBeGreaterThan(5);
    expect(log).toContain('"level":50');
    expectNoSecretIn(log);
    for (const table of BROKEN)
      await sql`alter table ${sql.table(`${table}_gone`)} rename to ${sql.table(table)}`.execute(db);
  });
});
