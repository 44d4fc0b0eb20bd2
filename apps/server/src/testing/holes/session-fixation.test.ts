import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { continueEntry, enter } from '../../domains/people/auth/enter.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { buildCaptcha, buildPatron, buildSession } from '../builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const PASSWORD = 'Lectern2026';
const VISITOR = { network: '192.0.2.0/24', device: 'Firefox, Linux' };

/** Hole: somebody plants a session that a reader then signs in to, or goes on with a session of before. */
describe('session fixation', () => {
  let app: TestApp;
  let patron: Awaited<ReturnType<typeof buildPatron>>;
  beforeAll(async () => {
    app = await createTestApp();
    patron = await buildPatron(app.deps.db, {
      password_hash: await hashPassword(PASSWORD),
      password_changed_at: app.clock.now().toISOString(),
    });
  });
  afterAll(() => app.close());

  async function signInWith(token?: string): Promise<string> {
    const { codeKey } = await buildCaptcha(app.deps.db, app.clock);
    const password = encryptWirePassword(PASSWORD);
    const input = { username: patron.primary_id, password, verifyCode: 'code', codeKey };
    return (await app.client(token === undefined ? {} : { token }).call(signIn, input)).jwt;
  }

  it('a sign-in never takes over a token that it was sent with', async () => {
    const planted = 'planted-by-a-stranger-before-the-reader-came';
    expect(await signInWith(planted)).not.toBe(planted);
    await expect(
      app.client({ token: planted }).call(getReaderSetting, { code: 'pageSize' }),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  it('a sign-in within a session of somebody else opens one of its own, and leaves that one alone', async () => {
    const stranger = await buildPatron(app.deps.db);
    const theirs = await buildSession(app.deps.db, stranger);
    const token = await signInWith(theirs);
    expect(token).not.toBe(theirs);
    const rows = await app.deps.db
      .selectFrom('session')
      .select(['token_hash', 'actor_id'])
      .where('token_hash', 'in', [hashToken(token), hashToken(theirs)])
      .execute();
    expect(new Map(rows.map((row) => [row.token_hash, row.actor_id]))).toEqual(
      new Map([
        [hashToken(token), patron.id],
        [hashToken(theirs), stranger.id],
      ]),
    );
  });

  it('a step that is done gives a new token and ends the old one, once', async () => {
    const tenant = await app.deps.tenants.byId('1001');
    if (!tenant) throw new Error('no tenant');
    const wanting = {
      ...tenant,
      settings: { ...tenant.settings, public: { ...tenant.settings.public, bindMailOrPhone: '4' as const } },
    };
    await app.deps.db.updateTable('account').set({ email_verified: 0 }).where('id', '=', patron.id).execute();
    const begun = await enter(app.deps, wanting, { patronId: patron.id, method: 1, ...VISITOR });
    if (isRefusal(begun)) throw new Error(begun.code);
    expect(begun.next).toBe('forceBinding');
    await app.deps.db.updateTable('account').set({ email_verified: 1 }).where('id', '=', patron.id).execute();

    const actor = {
      kind: 'patron',
      id: patron.id,
      tokenHash: hashToken(begun.jwt),
      purpose: 'bind-contact',
    } as const;
    const [one, two] = await Promise.all([
      continueEntry(app.deps, wanting, actor),
      continueEntry(app.deps, wanting, actor),
    ]);
    const entries = [one, two].filter((entry) => !isRefusal(entry));
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    if (!entry || isRefusal(entry)) throw new Error('no entry');
    expect(entry.next).toBe('');
    expect(entry.jwt).not.toBe(begun.jwt);
    await app.client({ token: entry.jwt }).call(getReaderSetting, { code: 'pageSize' });
    await expect(
      app.client({ token: begun.jwt }).call(getReaderSetting, { code: 'pageSize' }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
