import { createClient } from '@lectern/contracts/kernel/client';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildCaseLibrary } from '../../../testing/resolver/build-library.ts';
import { HOME } from '../../../testing/resolver/library.ts';
import { createTestApp, fetchFrom, type TestApp } from '../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';

describe('the resolver', () => {
  let app: TestApp;
  let records: ReadonlyMap<string, string>;
  beforeAll(async () => {
    app = await createTestApp();
    records = await buildCaseLibrary(app);
  });
  afterAll(() => app.close());

  const resolve = (openUrl: string) => app.client({ address: HOME }).call(resolveRequest, { openUrl });

  it('names the journal of a DOI that no record has, where the DOI has its ISSN', async () => {
    const answer = await resolve('rft_id=info:doi/10.9999/j.issn.0028-0836.1998.01.001');
    expect(answer.asked).toMatchObject({ title: 'Nature', issns: ['0028-0836'] });
    expect(answer.online[0]).toMatchObject({ titleName: 'Nature', foundBy: 'number' });
    expect(answer.print[0]).toMatchObject({ recordId: records.get('Nature') });
    expect((await resolve('rft_id=info:doi/10.9999/nothing')).asked).toMatchObject({ title: '', issns: [] });
  });

  it('says from which line of a list, which record and which item an answer comes, and tells no address', async () => {
    const answer = await resolve(
      'rft.genre=article&rft.issn=0028-0836&rft.date=1998&rft.volume=391&rft.spage=11&rft_id=info:doi/10.1038/34178',
    );
    expect(answer).toMatchObject({
      asked: {
        genre: 'article',
        issns: ['0028-0836'],
        date: '1998',
        volume: '391',
        startPage: '11',
        doi: '10.1038/34178',
      },
      online: [
        {
          titleName: 'Nature',
          foundBy: 'number',
          has: 'yes',
          source: { eresourceName: 'Archive', firstDate: '1869-11-04', embargo: 'P1Y', openTo: '2025-12-31' },
        },
        { source: { eresourceName: 'Campus' }, reason: 'outside', signInHelps: false },
      ],
      print: [
        {
          recordId: records.get('Nature'),
          has: 'yes',
          statements: ['v.1 (1869)-v.400 (1999)'],
          items: [{ yearVol: 'v.391 (1998)', libName: 'Main Library' }],
          itemCount: 1,
          onShelfCount: 1,
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain('archive.example.org');
    const [{ titleId, source }] = answer.online as [(typeof answer.online)[number]];
    const opened = await app
      .client({ address: HOME })
      .call(chooseTitleEntrance, { id: titleId, sourceId: source.sourceId, doi: answer.asked.doi });
    expect(opened).toMatchObject({ isOpen: true, url: 'https://archive.example.org/doi/10.1038/34178' });
  });

  it('answers its own address of a request with the same', async () => {
    const first = await resolve('genre=article&issn=00280836&date=1998&volume=391&atitle=D%E9but');
    expect(first.asked.articleTitle).toBe('Début');
    expect(await resolve(first.openUrl)).toEqual(first);
  });

  it('offers requests that this reader can start, and document delivery where the library has it', async () => {
    const patron = await buildPatron(app.deps.db);
    const reader = app.client({ address: HOME, token: await buildSession(app.deps.db, patron) });
    const openUrl = 'isbn=9780142437247';
    const { request } = await reader.call(resolveRequest, { openUrl });
    expect(request).toMatchObject({ recordId: records.get('Moby-Dick'), signInHelps: false, delivery: '' });
    const { id } = await app.deps.db
      .selectFrom('item')
      .select('id')
      .where('bib_id', '=', records.get('Moby-Dick') ?? '')
      .executeTakeFirstOrThrow();
    await app.deps.db.updateTable('item').set({ status: 'missing' }).where('id', '=', id).execute();
    expect((await reader.call(resolveRequest, { openUrl })).request.kinds).toEqual([]);
    await app.deps.db.updateTable('item').set({ status: 'available' }).where('id', '=', id).execute();
    expect((await resolve(openUrl)).request).toMatchObject({ signInHelps: true, kinds: [] });

    const settings = testSettings('alpha');
    settings.public.documentDeliveryWay = 'form';
    settings.sources.catalogues = [{ code: 'beta', names: { 'en-US': 'Beta Library' }, library: 'beta' }];
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
    expect(await resolve(openUrl)).toMatchObject({
      request: { delivery: 'form' },
      others: [{ otherLib: 'beta', name: 'Beta Library' }],
    });
  });

  it('knows nothing of another library', async () => {
    const other = app.client({ tenant: 'beta', address: HOME });
    expect(await other.call(resolveRequest, { openUrl: 'issn=0028-0836' })).toMatchObject({
      online: [],
      notOnline: [],
      print: [],
    });
    const page = `http://localhost/alpha/record/${records.get('Nature')}`;
    expect(
      (await other.call(resolveRequest, { openUrl: `rft_id=${encodeURIComponent(page)}` })).print,
    ).toEqual([]);
  });

  it.each([
    ['a long request', `rft.issn=0028-0836&rft.atitle=${'whale '.repeat(8000)}`],
    ['doubled keys', 'rft.issn=0028-0836&'.repeat(400)],
    ['operators of a search', 'rft.btitle=%22+AND+OR+NOT+%28%29*?&rft.au=%22%22'],
    ['signs that are no words', 'rft.jtitle=%21%21%21&rft.au=%2C%2C'],
    ['a title of a hundred words', `rft.btitle=${'word+'.repeat(100)}&rft.au=Somebody`],
    ['a wrong date', 'rft.issn=0028-0836&rft.date=9999-99-99&rft.volume=x'],
  ])('is not broken by %s', async (_name, openUrl) => {
    const answer = await resolve(openUrl);
    expect(answer.asked.title.length + answer.asked.articleTitle.length).toBeLessThan(1100);
  });

  it('refuses what is longer than any request', async () => {
    await expect(resolve('x'.repeat(70_000))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});

describe('the resolver in a catalogue', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  /** The names of the records that are found. */
  const found = async (openUrl: string) => {
    const client = createClient({
      baseUrl: app.deps.config.apiPrefix,
      mappingPath: () => 'alpha',
      language: () => 'en-US',
      session: () => undefined,
      fetch: fetchFrom(app.app),
    });
    const { print, links } = await client.call(resolveRequest, { openUrl });
    const ids = [...print, ...links].map(({ recordId }) => recordId);
    return Object.entries(app.ids).flatMap(([name, id]) => (ids.includes(id) ? name : []));
  };

  it('finds records by numbers, also with words around them or a wrong check digit', async () => {
    for (const query of [
      'url_ver=Z39.88-2004&rft.isbn=0-14-243724-7',
      'rft_id=urn:ISBN:9780142437247',
      `isbn=${encodeURIComponent('ISBN 0-14-243724-7 (pbk.)')}`,
      'rft.isbn=9780142437248',
    ])
      expect(await found(query), query).toEqual(['moby']);
    expect(await found('isbn=9787020002207')).toEqual(['honglou']);
    expect(await found('isbn=9783161484101')).toEqual([]);
  });

  it('finds them by title and author, however the forenames are written', async () => {
    for (const author of [
      'rft.aulast=Melville&rft.aufirst=Herman',
      'rft.au=H.+Melville',
      'rft.au=Melville,+H.',
      'rft.aulast=Melville&rft.aufirst=H.',
    ])
      expect(await found(`rft.genre=book&rft.btitle=Moby-Dick&${author}`), author).toEqual(['moby']);
    expect(await found('genre=book&title=Moby-Dick&aulast=Melville&auinit=H')).toEqual(['moby']);
    expect(await found('rft.genre=book&rft.btitle=Moby-Dick&rft.au=Somebody+Else')).toEqual([]);
    expect(await found('rft.isbn=9783161484100&rft.btitle=%E7%BA%A2%E6%A5%BC%E6%A2%A6')).toEqual(['honglou']);
  });
});
