import { getBookDetail } from '@lectern/contracts/collection/detail/get-book-detail';
import { getBookInfo } from '@lectern/contracts/collection/detail/get-book-info';
import { getCatalog } from '@lectern/contracts/collection/detail/get-catalog';
import { getCatalogUrl } from '@lectern/contracts/collection/detail/get-catalog-url';
import { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import { getQrCode } from '@lectern/contracts/collection/detail/get-qr-code';
import { getQrCodeJumpUrl } from '@lectern/contracts/collection/detail/get-qr-code-jump-url';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/db/ids.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildEresource } from '../../../testing/eresource-rows.ts';
import { importMarc } from '../../../testing/import-marc.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const TIDES = {
  leader: LEADER,
  fields: [
    control('001', 'tides'),
    data('020', '  ', 'a0-306-40615-2'),
    data('245', '00', 'aTides and shores.'),
    data('505', '0 ', 'aPart I. Land -- Hills -- Part II. Sea -- Tides / B. Author (p. 12)'),
    data(
      '541',
      '1 ',
      'cGift;',
      'aAda Giver,',
      'b1 Private Street,',
      'd2019/04/01.',
      'hUSD 12.00',
      'e2019-77',
    ),
    data('541', '1 ', 'cGift;', 'aAda Giver,', 'd2020.'),
    data('541', '0 ', 'cGift;', 'aSecret Giver'),
    data('541', '1 ', 'cPurchase;', 'aBook Dealer Ltd.'),
    data('541', '1 ', 'aSays not how'),
    data('541', '1 ', 'cBequest', 'aThe Shore Society', 'uhttps://shore.example.org/'),
    data('541', '1 ', 'cDon', 'aMallory', 'ujavascript:alert(1)'),
    data('856', '42', 'uhttps://example.org/cover', '3Cover image'),
    data('856', '41', 'uhttps://www.example.org/toc.pdf', '3Table of contents'),
    data('856', '40', 'uhttps://example.org/full', '3Full text and contents'),
  ],
};

describeOnEachDatabase('the parts of a record page', (kind) => {
  let app: CatalogueApp;
  let tides = '';
  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
    [tides = ''] = await importMarc(app, { records: [TIDES] });
  });
  afterAll(() => app.close());

  async function buildTitle(name: string): Promise<string> {
    const id = newId();
    const at = app.clock.now().toISOString();
    const numbers = { print_issn: '', online_issn: '', print_isbn: '', online_isbn: '' };
    const marks = { is_peer_reviewed: 0, is_doaj: 0 } as const;
    const place = { letter: 'J', letter_place: 9, sort_key: name.toLowerCase() };
    const words = { name, author: '', publisher: '', edition: '', published_on: '' };
    await app.deps.db
      .insertInto('title')
      .values({
        ...{ id, tenant_id: '1001', kind: 'serial', is_shown: 1, created_at: at, updated_at: at },
        ...numbers,
        ...marks,
        ...place,
        ...words,
      })
      .execute();
    return id;
  }

  it('begin with a head that says what the id is of', async () => {
    const head = await app.client().call(getBookDetail, { recordId: app.ids.honglou! });
    expect(head).toMatchObject({
      kind: 'bib',
      title: '红楼梦',
      author: '曹雪芹著',
      isbn: '9787020002207',
      publisher: '人民文学出版社',
      publishYear: 2008,
      docCode: { code: 'book', name: 'Book' },
    });
    const names = { 'zh-CN': '潮汐数据库', 'en-US': 'Tide database' };
    const databaseId = await buildEresource(app.deps.db, {}, { names });
    const eresource = await app.client().call(getBookDetail, { recordId: databaseId });
    expect(eresource).toMatchObject({ kind: 'eresource', title: 'Tide database', docCode: null });
    const titleId = await buildTitle('Journal of tides');
    const title = await app.client().call(getBookDetail, { recordId: titleId });
    expect(title).toMatchObject({ kind: 'title', recordId: titleId, title: 'Journal of tides' });
  });

  it('are found by ISBN in each form, and by the id before it', async () => {
    const client = app.client();
    for (const isbn of ['0306406152', '978-0-306-40615-7', '0-306-40615-2'])
      expect(await client.call(getBookInfo, { isbn })).toMatchObject({ recordId: tides });
    const both = { recordId: app.ids.moby!, isbn: '0306406152' };
    expect(await client.call(getBookInfo, both)).toMatchObject({
      recordId: app.ids.moby,
      docName: 'Book',
      langName: 'English',
      abstract: 'A captain hunts a white whale over all oceans.',
    });
  });

  it('are refused without a record, with one of another library, and with an ISBN that nobody has', async () => {
    const calls: readonly ((client: Client, input: InputOf<typeof getBookInfo.input>) => Promise<unknown>)[] =
      [
        (client, input) => client.call(getBookDetail, input),
        (client, input) => client.call(getBookInfo, input),
        (client, input) => client.call(getCatalog, input),
        (client, input) => client.call(getCatalogUrl, input),
        (client, input) => client.call(getDonorUrl, input),
        (client, input) => client.call(getQrCode, input),
        (client, input) => client.call(getQrCodeJumpUrl, input),
      ];
    const beta = app.client({ tenant: 'beta' });
    for (const call of calls) {
      for (const input of [{}, { recordId: 'nothing' }, { isbn: '9780000000002' }, { isbn: 'no number' }])
        await expect(call(app.client(), input)).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
      for (const input of [{ recordId: tides }, { isbn: '0306406152' }])
        await expect(call(beta, input)).rejects.toMatchObject({
          code: expect.stringMatching(/^(?:BIB_NOT_FOUND|UNAVAILABLE)$/),
        });
    }
  });

  it('have the contents as a tree', async () => {
    const { entries, isCut } = await app.client().call(getCatalog, { recordId: tides });
    expect(isCut).toBe(false);
    expect(entries).toEqual([
      { level: 1, title: 'Part I. Land', responsibility: '', page: '' },
      { level: 2, title: 'Hills', responsibility: '', page: '' },
      { level: 1, title: 'Part II. Sea', responsibility: '', page: '' },
      { level: 2, title: 'Tides', responsibility: 'B. Author', page: '12' },
    ]);
    const none = await app.client().call(getCatalog, { recordId: app.ids.moby! });
    expect(none.entries).toEqual([]);
  });

  it('know the address of the contents, which is no full text', async () => {
    expect(await app.client().call(getCatalogUrl, { recordId: tides })).toEqual({
      recordId: tides,
      url: 'https://www.example.org/toc.pdf',
      label: 'Table of contents',
      host: 'example.org',
    });
    expect(await app.client().call(getCatalogUrl, { recordId: app.ids.moby! })).toMatchObject({ url: '' });
  });

  it('name who gave it, and nobody who sold it or wants to be private', async () => {
    expect(await app.client().call(getDonorUrl, { recordId: tides })).toEqual({
      recordId: tides,
      donors: [
        { name: 'Ada Giver', date: '2019/04/01', url: '' },
        { name: 'The Shore Society', date: '', url: 'https://shore.example.org/' },
        { name: 'Mallory', date: '', url: '' },
      ],
    });
    expect(await app.client().call(getDonorUrl, { recordId: app.ids.honglou! })).toMatchObject({
      donors: [],
    });
  });

  it('have the permanent address and its picture, whatever host the caller names', async () => {
    const { url } = await app.client().call(getQrCodeJumpUrl, { recordId: tides });
    expect(url).toMatch(new RegExp(`/alpha/record/${tides}$`));
    const asked = await app.inject({
      method: 'GET',
      url: `/find/searchResultDetail/getQrCodeJumpUrl?recordId=${tides}&url=https://evil.example`,
      headers: { mappingPath: 'alpha', 'x-forwarded-host': 'evil.example' },
    });
    expect(asked.json()).toMatchObject({ success: true });
    expect(asked.body).not.toContain('evil.example');
    const { img } = await app.client().call(getQrCode, { recordId: tides });
    expect(Buffer.from(img.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg /);
  });
});
