import { rebuildIndex } from '@lectern/contracts/discovery/search-index/rebuild-index';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toJson } from '../../../platform/db/codecs.ts';
import { findJob } from '../../../platform/jobs/job-store.ts';
import { buildCaptcha } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from './add-staff-member.ts';

const PASSWORD = 'a long enough secret';

describe('staff', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
    await add('indexer', ['search.reindex']);
    await add('cataloguer', ['catalogue.quick-add']);
  });
  afterAll(() => app.close());

  async function add(account: string, permissions: readonly Permission[]): Promise<string> {
    return addStaffMember(app.deps.db, '1001', {
      account,
      name: `Name of ${account}`,
      passwordHash: await hashPassword(PASSWORD),
      role: account,
      permissions,
      now: app.clock.now().toISOString(),
    });
  }
  const signIn = (account: string, password = PASSWORD, tenant = 'alpha') =>
    app.client({ tenant }).call(openStaffSession, { account, password });
  async function signInWithCaptcha(account: string, password = PASSWORD) {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    return app.client().call(openStaffSession, { account, password, ...captcha });
  }
  const entries = () =>
    app.deps.db
      .selectFrom('audit_entry')
      .innerJoin('staff_member', 'staff_member.id', 'audit_entry.staff_id')
      .select(['account', 'action', 'subject', 'at'])
      .where('action', 'not like', 'staff.%Session%')
      .execute();

  it('get a session that says who they are and what they may', async () => {
    expect(await signIn('indexer')).toEqual({
      jwtHeader: HEADERS.session,
      jwt: expect.stringMatching(/^[\w-]{43}$/),
      account: 'indexer',
      name: 'Name of indexer',
      permissions: ['search.reindex'],
    });
  });

  it.each([
    ['a wrong password', 'indexer', 'wrong', 'alpha'],
    ['an unknown account', 'nobody', PASSWORD, 'alpha'],
    ['an account of another tenant', 'indexer', PASSWORD, 'beta'],
  ])('are refused for %s in the same words', async (_why, account, password, tenant) => {
    await expect(signIn(account, password, tenant)).rejects.toMatchObject({
      status: 400,
      code: 'CREDENTIALS_WRONG',
      message: 'Account or password is wrong.',
    });
  });

  it('are locked out after five failures, and let in again later', async () => {
    await add('forgetful', []);
    for (let failure = 0; failure < 5; failure++) {
      await signInWithCaptcha('forgetful', 'wrong').catch(() => undefined);
    }
    await expect(signInWithCaptcha('forgetful')).rejects.toMatchObject({ status: 429, code: 'LOGIN_LOCKED' });
    app.clock.advance(15 * 60 + 1);
    expect((await signInWithCaptcha('forgetful')).name).toBe('Name of forgetful');
  });

  it('are asked for a captcha after two failures, and are let in with it', async () => {
    await add('careless', []);
    for (let failure = 0; failure < 2; failure++) await signIn('careless', 'wrong').catch(() => undefined);
    await expect(signIn('careless')).rejects.toMatchObject({ status: 400, code: 'CAPTCHA_REQUIRED' });
    expect((await signInWithCaptcha('careless')).name).toBe('Name of careless');
  });

  it('order a new index: once at a time, done in the background, noted with who did it', async () => {
    const client = app.client({ token: (await signIn('indexer')).jwt });
    const { generation } = await app.deps.search.status('1001');
    const [first, second] = await Promise.allSettled([
      client.call(rebuildIndex, {}),
      client.call(rebuildIndex, {}),
    ]);
    const { jobId } = (first as PromiseFulfilledResult<{ jobId: string }>).value;
    expect((second as PromiseRejectedResult).reason).toMatchObject({ status: 409, code: 'REINDEX_RUNNING' });
    expect(await entries()).toEqual([
      {
        account: 'indexer',
        action: 'search.rebuildIndex',
        subject: jobId,
        at: app.clock.now().toISOString(),
      },
    ]);
    const ended = async () => expect((await findJob(app.deps.db, jobId))?.state).toBe('done');
    await vi.waitFor(ended, { timeout: 30_000, interval: 20 });
    expect((await app.deps.search.status('1001')).generation).toBeGreaterThan(generation);
  });

  it('may not without the permission, and nothing is noted', async () => {
    const before = await entries();
    const client = app.client({ token: (await signIn('cataloguer')).jwt });
    await expect(client.call(rebuildIndex, {})).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await entries()).toEqual(before);
  });

  it('work where they chose, until another library is chosen', async () => {
    await buildLibrary(app.deps.db, { code: 'EAST', names: toJson({ 'en-US': 'East Library' }) });
    const client = app.client({ token: (await signIn('indexer')).jwt });
    const shown = await client.call(getStaffSession, {});
    expect(shown).toEqual({
      account: 'indexer',
      name: 'Name of indexer',
      permissions: ['search.reindex'],
      desk: { libraryCode: '', libraryName: '', name: '' },
      idleMinutes: 10,
      hasCode: false,
    });
    const desk = { libraryCode: 'EAST', libraryName: 'East Library', name: 'Gate' };
    expect(await client.call(chooseDesk, { libraryCode: 'EAST', name: 'Gate' })).toEqual(desk);
    await expect(client.call(chooseDesk, { libraryCode: 'WEST' })).rejects.toMatchObject({
      code: 'LIBRARY_UNKNOWN',
    });
    expect((await client.call(getStaffSession, {})).desk).toEqual(desk);
    expect(await entries()).toContainEqual(
      expect.objectContaining({ account: 'indexer', action: 'staff.chooseDesk', subject: 'EAST' }),
    );
  });

  it('leave by closing the session, or by doing nothing for the minutes of the library', async () => {
    const closed = app.client({ token: (await signIn('indexer')).jwt });
    await closed.call(closeStaffSession, {});
    await expect(closed.call(getStaffSession, {})).rejects.toMatchObject({ code: '401' });

    const idle = app.client({ token: (await signIn('indexer')).jwt });
    app.clock.advance(9 * 60);
    await idle.call(getStaffSession, {});
    await vi.waitFor(async () => {
      const seen = app.deps.db.selectFrom('session').select('token_hash');
      const now = app.clock.now().toISOString();
      expect(await seen.where('last_seen_at', '=', now).execute()).not.toEqual([]);
    });
    app.clock.advance(9 * 60);
    await idle.call(getStaffSession, {});
    app.clock.advance(12 * 60);
    await expect(idle.call(getStaffSession, {})).rejects.toMatchObject({ code: '401' });
  });

  it('lose their session with their post', async () => {
    const { jwt: token } = await signIn('indexer');
    const { db } = app.deps;
    await db.updateTable('staff_member').set({ active: 0 }).where('account', '=', 'indexer').execute();
    const refused = app.client({ token }).call(rebuildIndex, {});
    await expect(refused).rejects.toMatchObject({ status: 401, code: '401' });
  });
});
