import type { ApiError, Client } from '@lectern/contracts/kernel/client';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { getResetMailCodeTimes } from '@lectern/contracts/people/password/get-reset-mail-code-times';
import { getResetTimes } from '@lectern/contracts/people/password/get-reset-times';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { addStaffMember } from '../../domains/people/staff/add-staff-member.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { buildCaptcha, buildPatron } from '../builders.ts';
import { letSend } from '../sent-notices.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';

const WRONG = encryptWirePassword('wrong1234');
/** A reader with contacts, one without, and nobody. */
const ACCOUNTS = ['reachable', 'silent', 'nobody'] as const;

/** A code that was never sent: those that are sent have six other digits, but for one in a million. */
const NOT_SENT = '000000';

/** Prepares a call for an account. */
type Prepare = (account: string) => Promise<(client: Client) => Promise<unknown>>;

/** What an answer says, and what was asked of the database for it. */
interface Observed {
  readonly answer: unknown;
  readonly statements: readonly string[];
}

describeOnEachDatabase('whether an account exists', (kind) => {
  let app: TestApp;
  let statements: string[] = [];
  let network = 0;

  beforeAll(async () => {
    app = await createTestApp({ kind, onStatement: (sql) => statements.push(sql) });
    // A history is written after the answer was sent: without one, all statements are of the answer.
    await letSend(app, ({ policy }) => ({ policy: { ...policy, signInHistoryDays: 0 } }));
    const { db, clock } = app.deps;
    const password_hash = await hashPassword('Lectern2026');
    const contacts = { email_verified: 1, phone: '13800138000', phone_verified: 1 } as const;
    await buildPatron(db, { primary_id: 'reachable', name: 'Ada', password_hash, ...contacts });
    await buildPatron(db, { primary_id: 'silent', name: 'Ada', password_hash, email: '' });
    const staff = {
      account: 'reachable',
      name: 'A',
      role: 'a',
      permissions: [],
      passwordHash: password_hash,
    };
    await addStaffMember(db, '1001', { ...staff, now: clock.now().toISOString() });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(86_400));

  const ticketOf = new Map<string, string>();
  const captcha = () => buildCaptcha(app.deps.db, app.clock);

  /** One call, from a network that has called nothing yet, after what prepares it. Tickets are made equal. */
  async function observe(account: string, prepare: Prepare): Promise<Observed> {
    network += 1;
    const call = await prepare(account);
    statements = [];
    const answer = await call(app.client({ address: `198.51.100.${network}` })).catch(
      ({ code, message, details }: ApiError) => ({ code, message, details }),
    );
    const seen = statements.filter(isOfTheAnswer);
    const text = JSON.stringify(answer);
    const { ticket } = answer as { readonly ticket?: string };
    if (ticket) ticketOf.set(account, ticket);
    return { answer: JSON.parse(text.replace(/"[\w-]{43}"/g, '"ticket"')) as unknown, statements: seen };
  }

  /** Makes the call for each account: all get the same answer, after the same statements. */
  async function expectTheSame(prepare: Prepare, answer: object): Promise<void> {
    // Some work is done once for all calls of a process.
    await observe('somebody', prepare);
    const seen: Observed[] = [];
    for (const account of ACCOUNTS) seen.push(await observe(account, prepare));
    const [first] = seen;
    expect(first?.answer).toMatchObject(answer);
    expect(first?.statements.length).toBeGreaterThan(0);
    for (const other of seen) expect(other).toEqual(first);
  }

  it('is not told by a wrong password', async () => {
    const wrong = { code: 'CREDENTIALS_WRONG' };
    await expectTheSame(async (username) => {
      const input = { username, password: WRONG, ...(await captcha()) };
      return (client) => client.call(signIn, input);
    }, wrong);
    await expectTheSame(async (account) => {
      const input = { account, password: 'wrong1234', ...(await captcha()) };
      return (client) => client.call(openStaffSession, input);
    }, wrong);
  });

  it('is not told by a locked account', async () => {
    await expectTheSame(
      async (username) => {
        const address = `203.0.113.${network}`;
        const guess = async () => ({ username, password: WRONG, ...(await captcha()) });
        for (let count = 0; count < 5; count++)
          await app
            .client({ address })
            .call(signIn, await guess())
            .catch(() => undefined);
        const input = await guess();
        return () => app.client({ address }).call(signIn, input);
      },
      { code: 'LOGIN_LOCKED' },
    );
  });

  it('is not told by any step of a reset', async () => {
    await expectTheSame(
      async (primaryId) => {
        const { imgTicket } = await app.client().call(checkImageCode, await captcha());
        return (client) => client.call(beginReset, { primaryId, imgTicket });
      },
      { ticket: 'ticket', ways: ['mail', 'phone'] },
    );
    const ticket = (account: string) => ticketOf.get(account) ?? '';
    const withTicket =
      (call: (client: Client, ticket: string) => Promise<unknown>): Prepare =>
      async (account) =>
      (client) =>
        call(client, ticket(account));
    await expectTheSame(
      withTicket((client, own) => client.call(sendResetMailCode, { ticket: own })),
      { mailCodeTimes: 4 },
    );
    await expectTheSame(
      withTicket((client, own) => client.call(sendResetPhoneCode, { ticket: own })),
      { remainTimes: 4 },
    );
    await expectTheSame(
      withTicket((client, own) => client.call(getResetMailCodeTimes, { ticket: own })),
      { mailCodeTimes: 4 },
    );
    await expectTheSame(
      withTicket((client, own) => client.call(getResetTimes, { ticket: own })),
      { bindTimes: 3 },
    );
    const code = NOT_SENT;
    await expectTheSame(
      withTicket((client, own) => client.call(checkResetMailCode, { ticket: own, code })),
      { code: 'CODE_WRONG', details: { remaining: 4 } },
    );
    await expectTheSame(
      withTicket((client, own) => client.call(checkResetPhoneCode, { ticket: own, code })),
      { code: 'CODE_WRONG', details: { remaining: 4 } },
    );
  });

  it('is not told by the ways of linking an account elsewhere', async () => {
    const { db, clock } = app.deps;
    const uid = await issueTicket(db, {
      tenantId: '1001',
      purpose: 'foreign-account',
      payload: { provider: 'passport', subject: 's', name: 'Somebody' },
      seconds: 3600,
      now: clock.now(),
    });
    const card = { uid, name: 'Ada', way: 'mail' } as const;
    await expectTheSame(
      async (primaryId) => {
        const input = { ...card, primaryId, ...(await captcha()) };
        return (client) => client.call(sendLinkCode, input);
      },
      { left: 4 },
    );
    await expectTheSame(
      async (primaryId) => (client) => client.call(relatePassport, { ...card, primaryId, code: NOT_SENT }),
      { code: 'CODE_WRONG', details: { remaining: 4 } },
    );
    await expectTheSame(
      async (primaryId) => {
        const input = { uid, name: 'Ada', primaryId, password: WRONG, ...(await captcha()) };
        return (client) => client.call(relatePassport, input);
      },
      { code: 'CREDENTIALS_WRONG' },
    );
  });
});

/** What a node exchanges and reads anew each second is of no call, and a refused sign-in of staff is noted after the answer. */
function isOfTheAnswer(sql: string): boolean {
  return !/rate_counter|from "tenant" order by|^insert into "audit_entry" .* select/.test(sql);
}
