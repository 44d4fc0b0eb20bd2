import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** As a browser asks for a page. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', host: 'library.example.org' };
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...BROWSER, ...headers } });

describe('an address without a page', () => {
  it.each(['/alpha/nothing', '/alpha/record', '/alpha/a/b/c?lang=en-US'])(
    '%s of a library is a page of that library',
    async (path) => {
      const { statusCode, headers, body } = await get(path, { 'accept-language': 'en' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<h1>Page not found</h1>');
      expect(body).toContain('<a class="logo" href="http://library.example.org/alpha/">');
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each(['/gamma/', '/gamma', '/gamma/record/1', '/%00/', '/%3Cscript%3E/'])(
    '%s of no library is a page that names the libraries',
    async (path) => {
      const { statusCode, headers, body } = await get(path, { 'accept-language': 'fr' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<h1>Bibliothèque introuvable</h1>');
      expect(body).toContain('href="http://library.example.org/alpha/"');
      expect(body).not.toContain('<script');
    },
  );

  it.each(['/alpha/record/%E0%A4%A', '/alpha/%', '/%E0%A4%A/'])(
    '%s that cannot be read is a page, too',
    async (path) => {
      const { statusCode, headers, body } = await get(path, { 'accept-language': 'en' });
      expect(statusCode).toBe(400);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toMatch(/<h1>(Page|Library) not found<\/h1>/);
      const program = await get(path, { accept: 'application/json' });
      expect(JSON.parse(program.body)).toMatchObject({ success: false });
    },
  );

  it('speaks the language of the address or of the browser', async () => {
    expect((await get('/alpha/nothing?lang=zh-TW')).body).toContain('<h1>找不到這個頁面</h1>');
    expect((await get('/alpha/nothing', { 'accept-language': 'zh-HK' })).body).toContain(
      '<html lang="zh-TW">',
    );
  });

  it.each([
    ['a call', '/api/find/nothing', {}],
    ['the calls themselves', '/api', {}],
    ['a picture', '/alpha/cover.png', { accept: 'image/avif,image/webp,*/*' }],
    ['a program', '/alpha/nothing', { accept: 'application/json' }],
  ])('is an envelope for %s', async (_name, path, headers) => {
    const { statusCode, body } = await get(path, headers);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ success: false, errCode: 'NOT_FOUND' });
  });

  it('is an envelope for what is sent', async () => {
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: '/alpha/nothing',
      headers: BROWSER,
      payload: {},
    });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ errCode: 'NOT_FOUND' });
  });
});
