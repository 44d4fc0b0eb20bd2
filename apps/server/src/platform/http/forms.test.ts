import { CATALOGUE } from '@lectern/contracts/catalogue';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../testing/builders.ts';
import { plausibleInput } from '../../testing/contract-inputs.ts';
import { mayChangeState, watchDatabase } from '../../testing/database-state.ts';
import { indexTenant } from '../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const posts = CATALOGUE.filter(({ methods, kind }) => methods.includes('POST') && kind !== 'upload');
const ofSpecification = posts.filter(({ origin }) => origin === 'spec');

describe('a body as HTML forms send it', () => {
  let app: TestApp;
  let token: string;
  let state: () => Promise<Readonly<Record<string, string>>>;
  let written = false;
  beforeAll(async () => {
    app = await createTestApp({
      onStatement(sql) {
        if (mayChangeState(sql)) written = true;
      },
    });
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    await indexTenant(app.deps, '1001');
    state = await watchDatabase(app.deps.db);
  });
  afterAll(() => app.close());

  const send = (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      url,
      method: 'POST',
      payload,
      headers: { ...FORM, [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en_US', ...headers },
    });

  it('is read as a query string is: words, lists by repeated keys, empty values', async () => {
    const words = 'keyWord=whale+%E9%B2%B8&langCode=eng&langCode=fre&rows=5&page=null&onlyOnShelf=';
    expect((await send('/find/unify/search', words)).statusCode).toBe(200);
    const wrong = await send('/find/unify/search', 'keyWord=whale&rows=many');
    expect(wrong.json()).toMatchObject({ errCode: 'INPUT_INVALID', details: { field: 'rows' } });
  });

  it('acts for the reader whose session is in the header', async () => {
    const headers = { [HEADERS.session]: token };
    const changed = await send(
      '/find/userInfo/updateUserInfo',
      'department=%E5%8E%86%E5%8F%B2+null',
      headers,
    );
    expect(changed.json()).toMatchObject({ success: true });
    expect((await app.client({ token }).call(getPatron, {})).profile.department).toBe('历史 null');
  });

  it('has the limit of a JSON body', async () => {
    const answer = await send('/find/unify/search', `keyWord=${'a'.repeat(1_100_000)}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ errCode: 'BODY_TOO_LARGE' });
  });

  it('is refused by calls that the specification does not have', async () => {
    const answer = await send('/find/favorites/describe', 'recordId=1');
    expect(answer.json()).toMatchObject({ success: false, errCode: 'BODY_MALFORMED' });
  });

  it('moves no other object than its own', async () => {
    const answer = await send('/find/unify/search', '__proto__=a&constructor=b&keyWord=whale');
    expect(answer.statusCode).toBe(200);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('does nothing when a page of another site sends it with all cookies of the browser', async () => {
    // A form sets no headers: neither the library nor the session. Only the call that finds a library by its path needs none.
    const cookie = ['jwt', HEADERS.session, 'lectern-browser', '__Host-lectern-browser', 'session']
      .map((name) => `${name}=${token}`)
      .join('; ');
    const headers = { ...FORM, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie };
    const before = await state();
    const answered: string[] = [];
    for (const contract of posts) {
      app.clock.advance(61);
      const fields = {
        ...plausibleInput(contract),
        mappingPath: 'alpha',
        jwt: token,
        [HEADERS.session]: token,
      };
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one]),
      );
      const payload = new URLSearchParams(pairs as [string, string][]).toString();
      written = false;
      const answer = await app.inject({ url: contract.path, method: 'POST', payload, headers });
      if (answer.json().success !== false) answered.push(contract.path);
      else expect(['TENANT_UNKNOWN', 'BODY_MALFORMED'], contract.path).toContain(answer.json().errCode);
      if (written) expect(await state(), contract.path).toEqual(before);
    }
    expect(answered).toEqual(['/find/homePage/getGroupCode']);
    expect(ofSpecification.length).toBeGreaterThan(80);
  });
});
