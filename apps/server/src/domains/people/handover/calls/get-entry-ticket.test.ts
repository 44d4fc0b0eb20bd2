import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { getEntryTicket } from '@lectern/contracts/people/handover/get-entry-ticket';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashToken } from '../../../../platform/hash-token.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestBrowser } from '../../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

const REFUSED = { code: 'HAND_OVER_REFUSED', details: {} };

describeOnEachDatabase('an address that a session of the portal makes', (kind) => {
  let app: TestApp;
  let reader: { id: string; tenant_id: string };
  let token: string;

  beforeAll(async () => {
    app = await createTestApp({ kind });
    reader = await buildPatron(app.deps.db, { primary_id: 'reader', name: 'Reader' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    token = await buildSession(app.deps.db, reader);
    await allow(true);
  });

  async function allow(entryTickets: boolean) {
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, signIn: { ...settings.signIn, entryTickets } });
    await app.deps.tenants.refresh();
  }
  const ticket = async (caller = { token }) => (await app.client(caller).call(getEntryTicket, {})).jwt;
  const enter = (jwt: string, caller = {}) => createTestBrowser(app).client(caller).call(ssoOpac, { jwt });
  const userOf = (session: string) => app.client({ token: session }).call(getSessionUser, {});

  it('carries a ticket, not the token of the session, and opens another session of its reader', async () => {
    const asked = await app.client({ token }).call(getEntryTicket, {});
    expect(asked).toMatchObject({ jwtHeader: 'x-lectern-session', seconds: 60 });
    expect(asked.jwt).not.toBe(token);
    const answer = await enter(asked.jwt);
    expect(answer).toMatchObject({ outcome: 'entered', name: 'Reader', loginType: 2 });
    expect(answer.jwt?.jwt).not.toBe(token);
    expect(await userOf(answer.jwt?.jwt ?? '')).toMatchObject({ name: 'Reader' });
    expect(await userOf(token)).toMatchObject({ name: 'Reader' });
  });

  it('counts once, for 60 seconds and in its own library', async () => {
    const [used, old, foreign] = [await ticket(), await ticket(), await ticket()];
    await enter(used);
    await expect(enter(used)).rejects.toMatchObject(REFUSED);
    await expect(enter(foreign, { tenant: 'beta' })).rejects.toMatchObject(REFUSED);
    app.clock.advance(61);
    await expect(enter(old)).rejects.toMatchObject(REFUSED);
  });

  it('opens nothing with the token of a session in place of a ticket', async () => {
    await expect(enter(token)).rejects.toMatchObject(REFUSED);
    expect(await userOf(token)).toMatchObject({ name: 'Reader' });
  });

  it('counts no longer than the session that asked for it, and what it opened ends with that session', async () => {
    const endsAt = new Date(app.clock.now().getTime() + 5 * 60_000).toISOString();
    await app.deps.db
      .updateTable('session')
      .set({ expires_at: endsAt })
      .where('token_hash', '=', hashToken(token))
      .execute();
    const [early, late] = [await ticket(), await ticket()];
    const opened = (await enter(early)).jwt?.jwt ?? '';
    const { expires_at } = await app.deps.db
      .selectFrom('session')
      .select('expires_at')
      .where('token_hash', '=', hashToken(opened))
      .executeTakeFirstOrThrow();
    expect(expires_at).toBe(endsAt);
    await app.client({ token }).call(signOut, {});
    await expect(enter(late)).rejects.toMatchObject(REFUSED);
  });

  it('needs somebody who is signed in', async () => {
    await expect(app.client().call(getEntryTicket, {})).rejects.toMatchObject({ status: 401 });
  });

  it('asks before it replaces the session of another reader', async () => {
    const other = await buildPatron(app.deps.db, { name: 'Other' });
    const theirs = await buildSession(app.deps.db, other);
    expect(await enter(await ticket(), { token: theirs })).toMatchObject({
      outcome: 'other-reader',
      jwt: null,
      name: 'Reader',
    });
    expect(await enter(await ticket(), { token })).toMatchObject({ outcome: 'same-reader', jwt: null });
  });

  it('is no token of a partner: no call of partners takes it', async () => {
    await expect(app.client().call(signOutElsewhere, { jwt: await ticket() })).rejects.toMatchObject(REFUSED);
  });

  it('is made only where the library allows it, and counts only there', async () => {
    const before = await ticket();
    await allow(false);
    await expect(ticket()).rejects.toMatchObject({ code: 'LOGIN_METHOD_OFF' });
    await expect(enter(before)).rejects.toMatchObject(REFUSED);
  });
});
