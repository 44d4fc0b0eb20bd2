import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PAGE = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' };
const get = (headers: Record<string, string>) =>
  test.app.inject({ url: '/alpha/record/none', headers, remoteAddress: '192.0.2.9' });

describe('a page of a library that is refused', () => {
  it('is a page in the language of the browser, and the envelope of calls for a program', async () => {
    for (let request = 0; request < 600; request++) await get(PAGE);
    const { statusCode, headers, body } = await get(PAGE);
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('<html lang="fr-FR">');
    expect(body).toContain('<h1>Cette page ne peut pas s’afficher pour le moment</h1>');

    const program = await get({ accept: 'application/json' });
    expect(program.statusCode).toBe(429);
    expect(JSON.parse(program.body)).toMatchObject({ success: false, errCode: 'RATE_LIMITED' });
  });
});
