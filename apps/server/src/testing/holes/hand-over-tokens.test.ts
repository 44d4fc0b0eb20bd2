import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPartner } from '../../domains/people/handover/partners.ts';
import { buildPatron } from '../builders.ts';
import { type PartnerClaims, partnerClaims, partnerToken } from '../partner-tokens.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let secret: string;
let otherSecret: string;

beforeAll(async () => {
  app = await createTestApp();
  await buildPatron(app.deps.db, { primary_id: 'reader', name: 'Reader' });
  await buildPatron(app.deps.db, { primary_id: 'reader', tenant_id: '1002', name: 'Reader of beta' });
  const made = async (tenant: string, code: string) => {
    const added = await addPartner(app.deps, tenant, { code, name: code });
    return 'secret' in added ? added.secret : '';
  };
  secret = await made('1001', 'campus');
  await made('1001', 'elsewhere');
  otherSecret = await made('1002', 'campus');
});
afterAll(() => app.close());

const claims = (given: PartnerClaims = {}) => partnerClaims(app.clock, given);
const enter = (jwt: string, tenant = 'alpha') => app.client({ tenant }).call(ssoOpac, { jwt });
const REFUSED = { code: 'HAND_OVER_REFUSED', details: {} };

describe('a hand-over token', () => {
  it('cannot be used a second time, also with another signature of the same claims', async () => {
    const same = claims();
    await enter(partnerToken(same, secret));
    await expect(enter(partnerToken(same, secret))).rejects.toMatchObject(REFUSED);
    const rewritten = partnerToken({ ...same, name: 'x' }, secret);
    await expect(enter(rewritten)).rejects.toMatchObject(REFUSED);
  });

  it('cannot be used in another library, whose partner of the same name has another secret', async () => {
    await expect(enter(partnerToken(claims(), secret), 'beta')).rejects.toMatchObject(REFUSED);
    const forBeta = claims({ aud: 'http://localhost/beta' });
    await expect(enter(partnerToken(forBeta, secret), 'beta')).rejects.toMatchObject(REFUSED);
    await expect(enter(partnerToken(forBeta, otherSecret), 'alpha')).rejects.toMatchObject(REFUSED);
    expect((await enter(partnerToken(forBeta, otherSecret), 'beta')).name).toBe('Reader of beta');
  });

  it.each([
    ['another audience', { aud: 'https://evil.example/alpha' }],
    ['the audience of another library', { aud: 'http://localhost/beta' }],
    ['a beginning of the audience', { aud: 'http://localhost' }],
    ['another act', { act: 'logout' }],
    ['an unknown act', { act: 'rule' }],
    ['another partner', { iss: 'elsewhere' }],
    ['no partner', { iss: undefined }],
    ['no id', { jti: undefined }],
    ['no end', { exp: undefined }],
    ['no reader', { sub: '' }],
  ] as const)('with %s is refused', async (_what, wrong) => {
    await expect(enter(partnerToken(claims(wrong), secret))).rejects.toMatchObject(REFUSED);
  });

  it('that is late, long-lived or from the future is refused', async () => {
    const now = Math.floor(app.clock.now().getTime() / 1000);
    for (const [iat, exp] of [
      [now - 60, now],
      [now - 120, now - 60],
      [now, now + 61],
      [now - 3600, now + 30],
      [now + 31, now + 60],
    ]) {
      await expect(enter(partnerToken(claims({ iat, exp }), secret))).rejects.toMatchObject(REFUSED);
    }
    const ripe = partnerToken(claims(), secret);
    app.clock.advance(60);
    await expect(enter(ripe)).rejects.toMatchObject(REFUSED);
  });

  it('without a true signature is refused', async () => {
    const good = partnerToken(claims(), secret);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"handover+jwt"}').toString('base64url');
    for (const forged of [
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      partnerToken(claims(), 'guessed'),
      partnerToken(claims(), ''),
      partnerToken(claims(), secret, { alg: 'none', typ: 'handover+jwt' }),
      partnerToken(claims(), secret, { alg: 'HS256', typ: 'handover+jwt', crit: ['b64'], b64: false }),
      partnerToken(claims(), secret, { alg: 'HS256', typ: 'handover+jwt', crit: [] }),
      partnerToken(claims(), secret, { alg: 'EdDSA', typ: 'handover+jwt' }),
      'a.b.c',
      '..',
      'x',
    ]) {
      await expect(enter(forged), forged.slice(0, 40)).rejects.toMatchObject(REFUSED);
    }
  });

  it('of another kind, signed with the same secret, is refused', async () => {
    const plain = partnerToken(claims(), secret, { alg: 'HS256', typ: 'JWT' });
    await expect(enter(plain)).rejects.toMatchObject(REFUSED);
  });

  it('for signing in does not sign out, and the other way round', async () => {
    await expect(
      app.client().call(signOutElsewhere, { jwt: partnerToken(claims(), secret) }),
    ).rejects.toMatchObject(REFUSED);
  });

  it('that we sign for a partner is not one that the partner signed for us', async () => {
    const ours = claims({ iss: 'http://localhost/alpha', aud: 'campus' });
    await expect(enter(partnerToken(ours, secret))).rejects.toMatchObject(REFUSED);
  });

  it('stands in no log and in no row', async () => {
    const jwt = partnerToken(claims(), secret);
    const { jwt: opened } = await enter(jwt);
    const tables = await app.deps.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        app.deps.db
          .selectFrom(name as 'session')
          .selectAll()
          .execute(),
      ),
    );
    const stored = JSON.stringify(rows);
    for (const kept of [jwt, jwt.split('.')[2] ?? jwt, secret, opened?.jwt ?? jwt]) {
      expect(stored).not.toContain(kept);
    }
  });
});
