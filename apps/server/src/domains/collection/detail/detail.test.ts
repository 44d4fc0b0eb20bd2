import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';

describe('the detail of a bib', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  it('has all data of a MARC 21 record', async () => {
    const bib = await app.client().call(getBib, { recordId: app.ids.moby! });
    expect(bib).toMatchObject({
      docCode: { code: 'book', name: 'Book' },
      title: expect.stringMatching(/^Moby-Dick/),
      responsibility: 'Herman Melville',
      creators: [{ name: 'Melville, Herman', dates: '1819-1891', primary: true }],
      publishers: ['Harper'],
      publishYear: 1851,
      abstracts: ['A captain hunts a white whale over all oceans.'],
      subjects: [{ heading: 'Whaling -- Fiction', scheme: 'lcsh', parts: ['Whaling', 'Fiction'] }],
      isbns: [{ value: '9780142437247', display: '978-0-14-243724-7', valid: true }],
      languages: [{ code: 'eng', name: 'English' }],
      country: { code: 'nyu' },
      links: [{ url: 'https://example.org/moby', host: 'example.org', note: '' }],
      host: null,
    });
  });

  it('has all data of a CNMARC record', async () => {
    const bib = await app.client({ language: 'zh-CN' }).call(getBib, { recordId: app.ids.honglou! });
    expect(bib).toMatchObject({
      docCode: { name: '图书' },
      title: '红楼梦',
      responsibility: '曹雪芹著',
      creators: [{ name: '曹雪芹', primary: true }],
      edition: '第3版',
      publishers: ['人民文学出版社'],
      publishYear: 2008,
      series: [{ title: '中国古典文学读本丛书' }],
      abstracts: ['贾府兴衰的长篇小说。'],
      classes: [{ scheme: 'clc', notation: 'I242.4', name: '文学' }],
      isbns: [{ display: '978-7-02-000220-7', valid: true }],
      languages: [{ code: 'chi', name: '中文' }],
    });
  });

  it('has the original MARC record, with # for blanks and the codes of subfields', async () => {
    const { marc } = await app.client().call(getBib, { recordId: app.ids.honglou! });
    expect(marc.leader).toMatch(/^\d{5}nam0a22\d{5}###4500$/);
    expect(marc.fields).toContainEqual({ tag: '001', indicators: '', text: 'honglou' });
    expect(marc.fields).toContainEqual({ tag: '200', indicators: '1#', text: '‡a 红楼梦 ‡f 曹雪芹著' });
  });

  it('answers BIB_NOT_FOUND for an unknown id and for a suppressed bib', async () => {
    const refused = { status: 404, code: 'BIB_NOT_FOUND' };
    await expect(app.client().call(getBib, { recordId: 'nothing' })).rejects.toMatchObject(refused);
    const recordId = app.ids.w23!;
    await app.deps.db.updateTable('bib').set({ suppressed: 1 }).where('id', '=', recordId).execute();
    await expect(app.client().call(getBib, { recordId })).rejects.toMatchObject(refused);
  });
});
