import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Hole: a token that travels in an address, a cookie or a body gets into logs, histories and requests of other sites. */
describe('a token outside its header', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  const ask = (query: string, headers: Record<string, string>) =>
    app.inject({
      url: `${getSessionUser.path}${query}`,
      headers: { [HEADERS.mappingPath]: 'alpha', ...headers },
    });

  it('signs in by its header', async () => {
    expect((await ask('', { [HEADERS.session]: token })).statusCode).toBe(200);
  });

  it.each(['jwt', 'token', 'access_token', HEADERS.session])(
    'signs nobody in as %s in the address',
    async (name) => {
      expect((await ask(`?${name}=${token}&jwtHeader=${HEADERS.session}`, {})).statusCode).toBe(401);
    },
  );

  it.each(['jwt', 'token', HEADERS.session])('signs nobody in as cookie %s', async (name) => {
    expect((await ask('', { cookie: `${name}=${token}; jwtHeader=${HEADERS.session}` })).statusCode).toBe(
      401,
    );
  });

  it.each(['authorization', 'jwt', 'token'])('signs nobody in as header %s', async (name) => {
    for (const value of [token, `Bearer ${token}`]) {
      expect((await ask('', { [name]: value })).statusCode).toBe(401);
    }
  });

  it('signs nobody in as the ticket or token of an address that another system makes', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: ssoOpac.path,
      headers: { [HEADERS.mappingPath]: 'alpha' },
      payload: { jwt: token, jwtHeader: HEADERS.session },
    });
    expect(answer.json()).toMatchObject({ success: false, errCode: 'HAND_OVER_REFUSED' });
    expect((await ask('', { [HEADERS.session]: token })).statusCode).toBe(200);
  });

  it('is not taken for its hash, which the database holds', async () => {
    const { token_hash } = await app.deps.db
      .selectFrom('session')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    expect((await ask('', { [HEADERS.session]: token_hash })).statusCode).toBe(401);
  });
});
