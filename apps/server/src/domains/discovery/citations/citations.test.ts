import { citeBibs } from '@lectern/contracts/discovery/citations/cite-bibs';
import { EXPORT_FORMATS, exportBibs } from '@lectern/contracts/discovery/citations/export-bibs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { readMarcFile } from '../../../testing/marc-file.ts';

const HOSTILE = '<script>alert(1)</script> & <i>deep</i> <b onclick=x>"sea"</b>';

let app: CatalogueApp;
let hostile: string;
beforeAll(async () => {
  app = await createCatalogueApp();
  hostile = (await buildBib(app.deps.db, { title: HOSTILE, author: '=HYPERLINK("x"), <b>' })).id;
});
afterAll(() => app.close());

describe('references', () => {
  const cite = async (
    style: 'gbt7714' | 'apa' | 'mla' | 'chicago',
    recordIds: string[],
    language = 'en-US' as const,
  ) => (await app.client({ language }).call(citeBibs, { recordIds, style })).map(({ text }) => text);

  it('follow GB/T 7714, in Chinese for Chinese works', async () => {
    expect(await cite('gbt7714', [app.ids.moby!, app.ids.honglou!])).toEqual([
      'MELVILLE H. Moby-Dick, or, The whale[M]. New York: Harper, 1851.',
      '曹雪芹. 红楼梦[M]. 3版. 北京: 人民文学出版社, 2008.',
    ]);
  });

  it.each([
    ['apa', 'Melville, H. (1851). Moby-Dick, or, The whale. Harper.'],
    ['mla', 'Melville, Herman. Moby-Dick, or, The Whale. Harper, 1851.'],
    ['chicago', 'Melville, Herman. 1851. Moby-Dick, or, The Whale. New York: Harper.'],
  ] as const)('follow %s', async (style, text) => expect(await cite(style, [app.ids.moby!])).toEqual([text]));

  it('have markup and plain text, with only the markup of the style', async () => {
    const [moby] = await app.client().call(citeBibs, { recordIds: [app.ids.moby!], style: 'apa' });
    expect(moby?.html).toContain('<i>Moby-Dick, or, The whale</i>');
    const [citation] = await app.client().call(citeBibs, { recordIds: [hostile], style: 'mla' });
    expect(citation?.html.match(/<(?!\/?[ib]>)[^>]*>/g)).toBeNull();
    expect(citation?.html).toContain('&#60;script&#62;');
    expect(citation?.text).toContain('<script>');
  });

  it('leave out deleted and suppressed bibs', async () => {
    const other = await buildBib(app.deps.db, { tenant_id: '1002' });
    const hidden = await buildBib(app.deps.db, { suppressed: 1 });
    expect(await cite('mla', ['nothing', other.id, hidden.id])).toEqual([]);
  });

  it('are at most a hundred at once', async () => {
    const recordIds = Array.from({ length: 101 }, (_, at) => `id${at}`);
    await expect(app.client().call(citeBibs, { recordIds, style: 'apa' })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
    });
  });
});

describe('exported records', () => {
  const download = (input: Parameters<ReturnType<CatalogueApp['client']>['download']>[1]) =>
    app.client().download(exportBibs, input as never);

  it.each(EXPORT_FORMATS)('can be downloaded as %s', async (format) => {
    const response = await download({ recordIds: [app.ids.honglou!, app.ids.moby!, hostile], format });
    expect(exportBibs.contentTypes).toContain(response.headers.get('content-type'));
    expect(response.headers.get('content-disposition')).toMatch(
      /attachment; filename="alpha-2026-\d\d-\d\d\.[a-z.]+"/,
    );
    const text = await response.text();
    expect(text.indexOf('红楼梦')).toBeGreaterThan(0);
    expect(text.indexOf('Moby-Dick')).toBeGreaterThan(text.indexOf('红楼梦'));
  });

  it('are the original records in MARC', async () => {
    for (const format of ['marc', 'marcxml'] as const) {
      const response = await download({ recordIds: [app.ids.honglou!, app.ids.moby!], format });
      const titles: string[] = [];
      for await (const results of readMarcFile(Buffer.from(await response.arrayBuffer()))) {
        for (const result of results) titles.push(JSON.stringify(result));
      }
      expect(titles).toHaveLength(2);
      expect(titles[0]).toContain('红楼梦');
      expect(titles[1]).toContain('Moby-Dick');
    }
  });

  it('are all hits of a search if no ids are given', async () => {
    const response = await download({
      keyWord: 'whale book',
      sortField: 'title',
      rows: 2,
      page: 3,
      format: 'csv',
    });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(24);
    expect(lines[1]).toMatch(/^The whale book 01,/);
    expect(lines[1]).toContain(`http://localhost/alpha/record/${app.ids.w01!}`);
  });

  it('have ISBNs that a spreadsheet takes for texts', async () => {
    const csv = await (await download({ recordIds: [app.ids.moby!], format: 'csv' })).text();
    expect(csv).toContain(',978-0-14-243724-7,');
  });

  it('contain no formula that a spreadsheet would run', async () => {
    const csv = await (await download({ recordIds: [hostile], format: 'csv' })).text();
    expect(csv).toContain('"\'=HYPERLINK(""x"")');
  });

  it('need ids or a search', async () => {
    await expect(download({ format: 'ris' })).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
  });

  it('leave out deleted and suppressed bibs', async () => {
    const other = await buildBib(app.deps.db, { tenant_id: '1002', title: 'Other' });
    expect(await (await download({ recordIds: [other.id], format: 'ris' })).text()).toBe('');
  });
});
