import { endpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { flag } from '@lectern/contracts/kernel/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { implement } from './implement.ts';

const visit = endpoint({
  methods: ['GET'],
  path: '/test/visit',
  origin: 'ours',
  access: 'public',
  summary: 'Visits',
  input: z.object({ begin: flag.default(false) }),
  output: z.object({ hash: z.string() }),
  errors: [],
});

const visitCall = implement(visit)(async ({ input, context: { browser } }) => ({
  hash: input.begin ? browser.begin() : (browser.hash ?? ''),
}));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ implementations: [visitCall] });
});
afterAll(() => app.close());

async function ask(begin: boolean, headers: Record<string, string> = {}) {
  const response = await app.inject({
    url: `/test/visit?begin=${begin ? 1 : 0}`,
    method: 'GET',
    headers: { [HEADERS.mappingPath]: 'alpha', ...headers },
  });
  const [cookie] = [response.headers['set-cookie']].flat();
  return { hash: response.json<{ data: { hash: string } }>().data.hash, cookie };
}

describe('the cookie that tells browsers apart', () => {
  it('is set when something begins that it has to tell apart, and not before', async () => {
    expect(await ask(false)).toEqual({ hash: '', cookie: undefined });
    const { hash, cookie } = await ask(true);
    expect(cookie).toMatch(/^lectern-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('stays the same, and its hash with it', async () => {
    const first = await ask(true);
    const [sent = ''] = (first.cookie ?? '').split(';');
    expect(await ask(true, { cookie: `a=b; ${sent}` })).toEqual({ hash: first.hash, cookie: undefined });
  });

  it('is for this host alone where readers come by TLS', async () => {
    const secure = await createTestApp({
      implementations: [visitCall],
      adapt: (deps) => ({ ...deps, config: { ...deps.config, publicUrl: 'https://library.example.org' } }),
    });
    const response = await secure.inject({
      url: '/test/visit?begin=1',
      headers: { [HEADERS.mappingPath]: 'alpha' },
    });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-lectern-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    await secure.close();
  });

  it('is not taken in another form', async () => {
    expect((await ask(false, { cookie: 'lectern-browser=short' })).hash).toBe('');
  });
});
