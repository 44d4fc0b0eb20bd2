import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { endOtherSessions } from '@lectern/contracts/people/sessions/end-other-sessions';
import { endSession } from '@lectern/contracts/people/sessions/end-session';
import { keepWindowOpen } from '@lectern/contracts/people/sessions/keep-window-open';
import { listSessions } from '@lectern/contracts/people/sessions/list-sessions';
import { listSignIns } from '@lectern/contracts/people/sessions/list-sign-ins';
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hashToken } from '../../../platform/hash-token.ts';
import { expireOldRows } from '../../../platform/jobs/expire-old-rows.ts';
import { beginToClose } from '../../../platform/sessions/sessions.ts';
import { buildCaptcha, buildGuarantee, buildPatron } from '../../../testing/builders.ts';
import { holdWrite } from '../../../testing/held-write.ts';
import { openSecondNode } from '../../../testing/second-node.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { hashPassword } from '../account/password-hash.ts';
import { sessions } from './domain.ts';

const PASSWORD = 'Lectern2026';
const ADDRESS = '192.0.2.77';

describeOnEachDatabase('sessions', (kind) => {
  let app: TestApp;
  let username: string;
  let patronId: string;
  let tenantId: string;
  let password_hash: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    password_hash = await hashPassword(PASSWORD);
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db, {
      password_hash,
      password_changed_at: app.clock.now().toISOString(),
    });
    username = patron.primary_id;
    patronId = patron.id;
    tenantId = patron.tenant_id;
  });
  afterAll(() => app.close());

  async function changeSettings(change: (settings: TenantSettings) => void): Promise<void> {
    const settings = testSettings('alpha');
    change(settings);
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
  }

  async function tryPassword(password: string): Promise<string> {
    const { codeKey } = await buildCaptcha(app.deps.db, app.clock);
    const input = { username, password: encryptWirePassword(password), verifyCode: 'code', codeKey };
    return (await app.client({ address: ADDRESS }).call(signIn, input)).jwt;
  }
  const open = () => tryPassword(PASSWORD);
  const reader = (token: string) => app.client({ token });
  const isAlive = (token: string) =>
    reader(token)
      .call(getSessionUser, {})
      .then(
        () => true,
        (error: { readonly status: number }) => error.status !== 401,
      );

  it('are listed to their reader, that of the call first, with shortened addresses', async () => {
    const [one, two] = [await open(), await open()];
    const listed = await reader(two).call(listSessions, {});
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ isCurrent: true, method: 1, network: '192.0.2.0/24', device: '' });
    expect(listed[1]).toMatchObject({ isCurrent: false });
    expect(JSON.stringify(listed)).not.toContain(ADDRESS);
    expect((await reader(one).call(listSessions, {}))[0]?.id).toBe(listed[1]?.id);
  });

  it('end one by one; the next call with an ended one is refused on every node', async () => {
    const [one, two] = [await open(), await open()];
    const other = await openSecondNode(app);
    expect(await other.client({ token: one }).call(getSessionUser, {})).toMatchObject({ userId: patronId });
    const [, listed] = await reader(two).call(listSessions, {});
    await reader(two).call(endSession, { id: listed?.id ?? '' });
    await expect(other.client({ token: one }).call(getSessionUser, {})).rejects.toMatchObject({
      status: 401,
    });
    expect(await isAlive(two)).toBe(true);
    await other.close();
  });

  it('end all but that of the call', async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    expect(await reader(three).call(endOtherSessions, {})).toEqual({ ended: 2 });
    expect(await Promise.all([one, two, three].map(isAlive))).toEqual([false, false, true]);
  });

  it('of another reader cannot be ended, nor that of the call', async () => {
    const mine = await open();
    const [own] = await reader(mine).call(listSessions, {});
    const stranger = await buildPatron(app.deps.db, {
      password_hash,
      created_at: app.clock.now().toISOString(),
    });
    username = stranger.primary_id;
    const theirs = await open();
    for (const token of [theirs, mine]) {
      await expect(reader(token).call(endSession, { id: own?.id ?? '' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await isAlive(mine)).toBe(true);
  });

  it('end 20 seconds after their window was closed', async () => {
    const token = await open();
    await reader(token).call(closeWindow, {});
    app.clock.advance(21);
    expect(await isAlive(token)).toBe(false);
  });

  it('stay where the window was only loaded again, or another one is open', async () => {
    const token = await open();
    await reader(token).call(closeWindow, {});
    app.clock.advance(5);
    expect(await isAlive(token)).toBe(true);
    await vi.waitFor(async () => expect(await closingSince(token)).toEqual([null]));
    app.clock.advance(60);
    expect(await isAlive(token)).toBe(true);
  });

  it('stay where the news of the closed window is written after the next one said that it is open', async () => {
    const token = await open();
    const closedAt = app.clock.now();
    app.clock.advance(3);
    await reader(token).call(keepWindowOpen, {});
    await beginToClose(app.deps.db, tenantId, hashToken(token), closedAt);
    app.clock.advance(30);
    expect(await isAlive(token)).toBe(true);
  });

  it('stay while a busy database lets their use wait to be written', async () => {
    const token = await open();
    await reader(token).call(closeWindow, {});
    const end = await holdWrite(app.deps.db, (tx) =>
      tx.updateTable('session').set({ device: 'held' }).where('token_hash', '=', hashToken(token)).execute(),
    );
    app.clock.advance(5);
    expect(await isAlive(token)).toBe(true);
    app.clock.advance(30);
    expect(await isAlive(token)).toBe(true);
    await end();
    await vi.waitFor(async () => expect(await closingSince(token)).toEqual([null]));
  });

  async function closingSince(token: string) {
    const [{ id } = { id: '' }] = await reader(token).call(listSessions, {});
    const rows = await app.deps.db.selectFrom('session').select('closing_at').where('id', '=', id).execute();
    return rows.map(({ closing_at }) => closing_at);
  }

  it('of a guaranteed account do not end with their window', async () => {
    const guarantor = await buildPatron(app.deps.db);
    await buildGuarantee(app.deps.db, { guarantor_id: guarantor.id, guaranteed_id: patronId });
    const token = await open();
    await expect(reader(token).call(closeWindow, {})).rejects.toMatchObject({ code: 'LOGOUT_BLOCKED' });
    app.clock.advance(60);
    expect(await isAlive(token)).toBe(true);
  });

  it('end when they are left idle for the minutes of the library and one more', async () => {
    await changeSettings(({ public: shown }) => {
      shown.primaryIdProtect = '1';
      shown.primaryIdProtectTime = 10;
    });
    const [used, left] = [await open(), await open()];
    app.clock.advance(8 * 60);
    expect(await isAlive(used)).toBe(true);
    await vi.waitFor(async () => expect((await reader(used).call(listSessions, {})).length).toBe(2));
    app.clock.advance(4 * 60);
    expect(await isAlive(left)).toBe(false);
    expect(await isAlive(used)).toBe(true);
    await changeSettings(({ public: shown }) => {
      shown.primaryIdProtect = '0';
    });
  });

  it('are noted as used at most once a minute', async () => {
    const token = await open();
    const seen = async () => (await reader(token).call(listSessions, {}))[0]?.lastSeenAt;
    const first = await seen();
    app.clock.advance(59);
    expect(await seen()).toBe(first);
    app.clock.advance(2);
    await vi.waitFor(async () => expect(await seen()).not.toBe(first));
  });

  it('end with signing out, which tells the browser to forget what it cached', async () => {
    const token = await open();
    const response = await app.inject({
      url: signOut.path,
      method: 'POST',
      payload: {},
      headers: { 'x-lectern-session': token },
    });
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(await isAlive(token)).toBe(false);
  });

  const stay = async (address = ADDRESS) => {
    const input = { username, password: encryptWirePassword(PASSWORD), staySignedIn: true };
    return (await app.client({ address }).call(signIn, input)).jwt;
  };
  const DAY = 24 * 3600;

  it('stay for thirty days, with no window and unused, where their reader asked for it', async () => {
    await changeSettings(({ public: shown }) => {
      shown.primaryIdProtect = '1';
    });
    const [staying, other] = [await stay(), await open()];
    await reader(staying).call(closeWindow, {});
    app.clock.advance(13 * 3600);
    expect(await Promise.all([staying, other].map(isAlive))).toEqual([true, false]);
    app.clock.advance(29 * DAY);
    expect(await isAlive(staying)).toBe(true);
    app.clock.advance(DAY);
    expect(await isAlive(staying)).toBe(false);
    await changeSettings(() => undefined);
  });

  it('that stay end by signing out, and by a new password of the reader', async () => {
    const [here, there] = [await stay(), await stay()];
    await reader(here).call(signOut, {});
    expect(await isAlive(here)).toBe(false);
    const current = await stay();
    const wire = encryptWirePassword;
    const change = { oldPassword: wire(PASSWORD), password: wire('Kingfisher27') };
    await reader(current).call(changePassword, change);
    expect(await Promise.all([there, current].map(isAlive))).toEqual([false, true]);
    await reader(current).call(closeWindow, {});
    app.clock.advance(21);
    expect(await isAlive(current)).toBe(false);
  });

  it('stay nowhere where the library does not offer it, nor on computers that many use', async () => {
    const days = async (address: string) => (await app.client({ address }).call(mayStaySignedIn, {})).days;
    await changeSettings(({ policy }) => {
      policy.sharedNetworks = ['192.0.2.0/24'];
    });
    expect([await days(ADDRESS), await days('198.51.100.7')]).toEqual([0, 30]);
    const [shared, own] = [await stay(), await stay('198.51.100.7')];
    await changeSettings(({ policy }) => {
      policy.staySignedInDays = 0;
    });
    expect(await days('198.51.100.7')).toBe(0);
    const notOffered = await stay('198.51.100.7');
    for (const token of [shared, own, notOffered]) await reader(token).call(closeWindow, {});
    app.clock.advance(21);
    expect(await Promise.all([shared, own, notOffered].map(isAlive))).toEqual([false, true, false]);
    await changeSettings(() => undefined);
  });

  const history = async (token: string) => reader(token).call(listSignIns, {});

  it('have a history of successes and failures, a lock only once', async () => {
    const token = await open();
    for (let failure = 0; failure < 5; failure++) await tryPassword('wrong1234').catch(() => undefined);
    await vi.waitFor(async () => expect((await history(token)).total).toBe(6), 30_000);
    for (let again = 0; again < 3; again++) {
      await tryPassword(PASSWORD).catch(() => undefined);
      await vi.waitFor(async () => expect((await history(token)).total).toBe(7), 30_000);
    }
    const { rows, keptDays } = await history(token);
    expect(keptDays).toBe(180);
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual([
      'locked',
      'signed-in',
      ...Array<string>(5).fill('wrong-password'),
    ]);
    expect(rows[0]).toMatchObject({ network: '192.0.2.0/24', method: 1 });
    app.clock.advance(3600 * 2);
  });

  it('have a history that the library keeps for some days, or not at all', async () => {
    const keepFor = (days: number) =>
      changeSettings(({ policy }) => {
        policy.signInHistoryDays = days;
        policy.sessionHours = 24 * 90;
      });
    await keepFor(0);
    const token = await open();
    expect(await history(token)).toMatchObject({ total: 0, keptDays: 0 });
    await keepFor(30);
    await open();
    expect((await history(token)).total).toBe(1);
    app.clock.advance(30 * 86_400 + 1);
    expect((await history(token)).total).toBe(0);
    const { db, databaseKind } = app.deps;
    const deleted = await expireOldRows({ db, databaseKind, now: app.clock.now() }, sessions.expiries ?? []);
    expect(deleted.sign_in_event).toBeGreaterThan(0);
    await keepFor(180);
  });
});
