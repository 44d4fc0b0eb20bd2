import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import * as apiPage from './api-page.ts';
import * as openapi from './openapi.ts';

describe.each([
  ['/docs', () => vi.spyOn(apiPage, 'apiPage')],
  ['/openapi.json', () => vi.spyOn(openapi, 'describeApi')],
])('the description of the calls at %s', (url, watchMaking) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  const get = (headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('is made once for all requests', async () => {
    const making = watchMaking();
    onTestFinished(() => making.mockRestore());
    const [first, second] = await Promise.all([get(), get()]);
    expect((await get()).body).toBe(first.body);
    expect(second.body).toBe(first.body);
    expect(making).toHaveBeenCalledTimes(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is refused to an address that asks too often, and to no other', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => get()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    const refused = answers.at(-1)!;
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, errCode: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await app.app.inject({ url: `/api${url}`, remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('the page of the calls', () => {
  it('may load and run nothing but its own style', async () => {
    const app = await createTestApp();
    const { body, headers } = await app.inject({ url: '/docs' });
    await app.close();
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(body).not.toMatch(/ style=/);
  });
});
