import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPlan } from '../../domains/collection/holdings/shelves/load-plan.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadPlan(app.deps, '1001', {
    code: 'L2',
    names: {},
    svg: '<svg viewBox="0 0 9 9"><script>x()</script><rect id="S1" width="1" height="1"/><rect id="S2"/></svg>',
  });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { host: 'library.example.org' } });

it('answers a plan on which one shelf lights up, and lets nothing in it run or load', async () => {
  const { statusCode, headers, body } = await get('/alpha/plans/L2.svg?shelf=S1');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(body).toMatch(/<rect id="S1"[^>]* fill="#ffb000"/);
  expect(body).toContain('<rect id="S2"/>');
  expect(body).not.toContain('script');
});

it('lights up nothing for another id, and never writes what the address says', async () => {
  const { body } = await get(`/alpha/plans/L2.svg?shelf=${encodeURIComponent('"><script>x()</script>')}`);
  expect(body).not.toMatch(/script|#ffb000/);
});

it.each(['/beta/plans/L2.svg', '/alpha/plans/L3.svg', '/alpha/plans/..%2Fx.svg', '/alpha/plans/L2.svg.svg'])(
  'has no plan at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
