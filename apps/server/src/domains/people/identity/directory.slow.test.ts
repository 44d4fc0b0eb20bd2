import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCaptcha, buildPatron } from '../../../testing/builders.ts';
import { createIdentityApp, type IdentityApp } from '../../../testing/identity/identity-app.ts';
import { testServers } from '../../../testing/identity/test-servers.ts';
import { hashPassword } from '../account/password-hash.ts';

const { slapd } = testServers;
const PASSWORD = 'directory-password';
const CREATE = { patronGroup: 'undergraduate', libraryCode: 'MAIN' };

describe.skipIf(!slapd)('account and password of a directory', () => {
  let app: IdentityApp;
  beforeAll(async () => {
    app = await createIdentityApp();
    await app.deps.secrets.set('1001', 'directory', slapd?.searcher.password ?? '');
    await buildPatron(app.deps.db, { primary_id: '20230001' });
    await use({});
  });
  afterAll(async () => {
    await app?.close();
  });
  beforeEach(() => app.clock.advance(3600));

  const use = (more: object) =>
    app.use({
      ldap: {
        url: slapd?.url ?? '',
        authority: slapd?.authority ?? '',
        baseDn: slapd?.baseDn ?? '',
        bindDn: slapd?.searcher.dn ?? '',
        bindSecret: 'directory',
        attributes: { name: 'displayName' },
        ...more,
      },
    });

  /** `session`, or the code of the refusal. */
  async function enter(username: string, password = PASSWORD): Promise<string> {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const answer = app
      .client()
      .call(signIn, { username, password: encryptWirePassword(password), ...captcha });
    return answer.then(
      () => 'session',
      (error: { code: string }) => error.code,
    );
  }

  it.each(['ldap with StartTLS', 'ldaps'])('open a session: %s', async (way) => {
    await use(way === 'ldaps' ? { url: slapd?.secureUrl } : {});
    expect(await enter('20230001')).toBe('session');
    expect(await enter('20230001', 'wrong')).toBe('CREDENTIALS_WRONG');
    expect(await enter('nobody')).toBe('CREDENTIALS_WRONG');
    await use({});
  });

  it('are nothing with an empty password, which a directory takes for an anonymous bind', async () => {
    expect(await enter('20230001', '')).toBe('CREDENTIALS_WRONG');
  });

  it.each(['*', '2023*', '20230001)(uid=*', '*)(|(uid=*', '20230001\\2a', 'cn=reader 0,ou=people'])(
    'are nothing for an account that reads as a filter or a name: %s',
    async (account) => {
      expect(await enter(account)).toBe('CREDENTIALS_WRONG');
    },
  );

  it('may have signs of filters in them', async () => {
    await use({ create: CREATE });
    expect(await enter('a*(b)\\c')).toBe('session');
    await use({});
  });

  it('are nothing where two entries have the account', async () => {
    expect(await enter('twice')).toBe('CREDENTIALS_WRONG');
  });

  it('make a patron only where the library allows it', async () => {
    expect(await enter('newcomer')).toBe('CREDENTIALS_WRONG');
    await use({ create: CREATE });
    expect(await enter('newcomer')).toBe('session');
    const patron = app.deps.db.selectFrom('patron').select('name').where('primary_id', '=', 'newcomer');
    expect(await patron.execute()).toEqual([{ name: 'Reader newcomer' }]);
    await use({});
  });

  it('show in the history of the reader if they are wrong, whatever the directory calls the account', async () => {
    await use({ attributes: { primaryId: 'mail' } });
    const { id } = await buildPatron(app.deps.db, { primary_id: 'reader0@example.edu' });
    expect(await enter('20230001', 'wrong')).toBe('CREDENTIALS_WRONG');
    const events = app.deps.db.selectFrom('sign_in_event').select('outcome').where('patron_id', '=', id);
    // It is noted after the answer.
    await vi.waitFor(
      async () => expect(await events.execute()).toEqual([{ outcome: 'wrong-password' }]),
      30_000,
    );
    await use({});
  });

  it("do not replace the portal's own password", async () => {
    await buildPatron(app.deps.db, { primary_id: 'own', password_hash: await hashPassword('Lectern2026') });
    expect(await enter('own', 'Lectern2026')).toBe('session');
    expect(await enter('own')).toBe('CREDENTIALS_WRONG');
  });

  it('are not sent to a directory whose certificate is not trusted or for another name, nor in plain text', async () => {
    await use({ authority: '' });
    expect(await enter('20230001')).toBe('ILS_UNAVAILABLE');
    await use({ url: slapd?.url.replace('localhost', '127.0.0.1') });
    expect(await enter('20230001')).toBe('ILS_UNAVAILABLE');
    await use({ url: slapd?.url.replace('localhost', '127.0.0.1'), tlsRequired: false });
    expect(await enter('20230001')).toBe('session');
  });

  it('say so if the directory is away or does not let us search', async () => {
    await use({ url: 'ldap://127.0.0.1:9' });
    expect(await enter('20230001')).toBe('ILS_UNAVAILABLE');
    await use({ bindSecret: 'missing' });
    expect(await enter('20230001')).toBe('ILS_UNAVAILABLE');
  });
});
