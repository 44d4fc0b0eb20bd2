import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { getShareCode } from '@lectern/contracts/shelf/home/get-share-code';
import QRCode from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('a share code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('holds the permanent address of a record of this library', async () => {
    const { id } = await buildBib(app.deps.db);
    const { url, img } = await app.client().call(getShareCode, { recordId: id });
    expect(new URL(url).pathname).toBe(`/alpha/record/${id}`);
    const svg = Buffer.from(img.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(svg).toBe(await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }));
  });

  it('refuses a record of another library', async () => {
    const { id } = await buildBib(app.deps.db, { tenant_id: '1002' });
    await expect(app.client().call(getShareCode, { recordId: id })).rejects.toMatchObject({
      code: 'BIB_NOT_FOUND',
    });
  });

  it('holds a whole search, which the address says again', async () => {
    const search = searchStateSchema.parse({
      keyWord: 'C# & 红楼梦',
      docCode: ['book', 'ebook'],
      onlyOnShelf: true,
      searchItems: [{ field: 'author', value: 'Melville' }],
    });
    const { url } = await app.client().call(getShareCode, { search });
    const { hash, pathname } = new URL(url);
    expect([pathname, hash.split('?')[0]]).toEqual(['/alpha/', '#/searchList']);
    const query = new URLSearchParams(hash.split('?')[1]);
    const said = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
    const read = searchStateSchema.parse({
      ...said,
      keyWord: query.get('keyWord'),
      onlyOnShelf: query.get('onlyOnShelf'),
    });
    expect(read).toEqual(search);
  });

  it('leads nowhere but to this library, whatever is sent', async () => {
    const sent = { url: 'https://evil.example', link: 'https://evil.example', search: { keyWord: 'x' } };
    const { url } = await app.client().call(getShareCode, sent);
    expect(new URL(url).pathname).toBe('/alpha/');
  });

  it('refuses an address that no phone could read from a screen', async () => {
    const search = { keyWord: '长'.repeat(400) };
    await expect(app.client().call(getShareCode, { search })).rejects.toMatchObject({
      code: 'SEARCH_TOO_LONG',
    });
  });
});
