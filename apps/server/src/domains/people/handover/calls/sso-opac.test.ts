import { generateKeyPairSync, sign } from 'node:crypto';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildGuarantee, buildPatron, buildSession } from '../../../../testing/builders.ts';
import { partnerClaims, partnerToken } from '../../../../testing/partner-tokens.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { addPartner } from '../partners.ts';

describeOnEachDatabase('a hand-over', (kind) => {
  let app: TestApp;
  let browser: TestBrowser;
  let secret: string;
  let reader: { id: string; tenant_id: string };
  let other: { id: string; tenant_id: string };

  beforeAll(async () => {
    app = await createTestApp({ kind });
    reader = await buildPatron(app.deps.db, { primary_id: 'reader', name: 'Reader' });
    other = await buildPatron(app.deps.db, { primary_id: 'other', name: 'Other' });
    const added = await addPartner(app.deps, '1001', { code: 'campus', name: 'Campus portal' });
    secret = 'secret' in added ? added.secret : '';
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = createTestBrowser(app);
  });

  const token = (claims = {}) => partnerToken(partnerClaims(app.clock, claims), secret);
  const enter = (jwt: string, caller = {}) => browser.client(caller).call(ssoOpac, { jwt });

  it('opens a session for the reader whom the partner names, by the way of partners', async () => {
    const answer = await enter(token());
    expect(answer).toMatchObject({
      outcome: 'entered',
      loginType: 2,
      name: 'Reader',
      partner: 'Campus portal',
      jwt: { jwtHeader: 'x-lectern-session', next: '' },
    });
    const user = await app.client({ token: answer.jwt?.jwt ?? '' }).call(getSessionUser, {});
    expect(user).toMatchObject({ name: 'Reader', groupCode: '1001' });
    const { method } = await app.deps.db
      .selectFrom('session')
      .select('method')
      .where('actor_id', '=', reader.id)
      .executeTakeFirstOrThrow();
    expect(method).toBe(2);
  });

  it('lets in a patron whom the library system alone has known so far', async () => {
    const { id } = await buildPatron(app.deps.db, { primary_id: 'newcomer', name: 'Newcomer' });
    await app.deps.db.deleteFrom('account').where('tenant_id', '=', '1001').where('id', '=', id).execute();
    expect(await enter(token({ sub: 'newcomer' }))).toMatchObject({ outcome: 'entered', name: 'Newcomer' });
  });

  it('is exchanged once by many at the same time', async () => {
    const jwt = token();
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => enter(jwt)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may be signed with the key of the partner alone', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await addPartner(app.deps, '1001', { code: 'keyed', name: 'Keyed', publicKey: pem });
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = partnerClaims(app.clock, { iss: 'keyed' });
    const signed = `${part({ alg: 'EdDSA', typ: 'handover+jwt' })}.${part(claims)}`;
    const jwt = `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
    expect((await enter(jwt)).outcome).toBe('entered');
    // The public key is no secret: nobody may sign with it as one.
    const forged = partnerToken(partnerClaims(app.clock, { iss: 'keyed' }), pem);
    await expect(enter(forged)).rejects.toMatchObject({ code: 'HAND_OVER_REFUSED' });
  });

  it('leaves the session of the same reader, and asks before it replaces that of another', async () => {
    const mine = await buildSession(app.deps.db, reader);
    expect(await enter(token(), { token: mine })).toMatchObject({ outcome: 'same-reader', jwt: null });

    const theirs = await buildSession(app.deps.db, other);
    const asked = await enter(token(), { token: theirs });
    expect(asked).toMatchObject({ outcome: 'other-reader', jwt: null, name: 'Reader' });
    const signedIn = () => app.client({ token: theirs }).call(getSessionUser, {});
    expect(await signedIn()).toMatchObject({ name: 'Other' });

    const confirm = { confirm: asked.confirm };
    await expect(createTestBrowser(app).client().call(ssoOpac, confirm)).rejects.toMatchObject({
      code: 'FOREIGN_SIGN_IN_STALE',
    });
    const agreed = await browser.client({ token: theirs }).call(ssoOpac, confirm);
    expect(agreed).toMatchObject({ outcome: 'entered', name: 'Reader' });
    await expect(signedIn()).rejects.toMatchObject({ status: 401 });
    await expect(browser.client().call(ssoOpac, confirm)).rejects.toMatchObject({
      code: 'FOREIGN_SIGN_IN_STALE',
    });
  });

  it('says so when the library does not know the reader', async () => {
    await expect(enter(token({ sub: 'nobody' }))).rejects.toMatchObject({ code: 'HAND_OVER_READER_UNKNOWN' });
  });

  describe('is ended by the partner', () => {
    const logout = (claims = {}) =>
      app.client().call(signOutElsewhere, { jwt: token({ act: 'logout', ...claims }) });

    it('in all sessions that it opened, and in no other', async () => {
      const own = await buildSession(app.deps.db, reader);
      const handed = [await enter(token()), await enter(token())].map(({ jwt }) => jwt?.jwt ?? '');
      const { ended } = await logout();
      expect(ended).toBeGreaterThanOrEqual(2);
      for (const one of handed)
        await expect(app.client({ token: one }).call(getSessionUser, {})).rejects.toMatchObject({
          status: 401,
        });
      expect(await app.client({ token: own }).call(getSessionUser, {})).toMatchObject({ name: 'Reader' });
      expect(await logout({ sub: 'nobody' })).toEqual({ ended: 0 });
    });

    it('except of a guaranteed account', async () => {
      const guaranteed = await buildPatron(app.deps.db, { primary_id: 'guaranteed' });
      await buildGuarantee(app.deps.db, { guarantor_id: other.id, guaranteed_id: guaranteed.id });
      await enter(token({ sub: 'guaranteed' }));
      await expect(logout({ sub: 'guaranteed' })).rejects.toMatchObject({ code: 'LOGOUT_BLOCKED' });
    });

    it('or, without a token, by the session itself', async () => {
      const own = await buildSession(app.deps.db, reader);
      expect(await app.client({ token: own }).call(signOutElsewhere, {})).toEqual({ ended: 1 });
      await expect(app.client({ token: own }).call(getSessionUser, {})).rejects.toMatchObject({
        status: 401,
      });
      await expect(app.client().call(signOutElsewhere, {})).rejects.toMatchObject({ status: 401 });
    });
  });
});
