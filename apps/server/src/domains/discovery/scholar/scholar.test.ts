import { chartPapers } from '@lectern/contracts/discovery/scholar/chart-papers';
import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { citePapers } from '@lectern/contracts/discovery/scholar/cite-papers';
import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { findOpenCopy } from '@lectern/contracts/discovery/scholar/find-open-copy';
import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import { getPapers } from '@lectern/contracts/discovery/scholar/get-papers';
import { keepPaper } from '@lectern/contracts/discovery/scholar/keep-paper';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import type { Client } from '@lectern/contracts/kernel/client';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { DEMO_PAPERS } from '@lectern/demo/papers/demo-papers';
import { DEMO_SCHOLAR_HOST } from '@lectern/demo/papers/demo-scholar-sources';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoScholarHost } from '../../../demo/papers/demo-scholar-host.ts';
import type { Sources } from '../../../ports/sources/sources-port.ts';
import { withLocalHosts } from '../../../ports/sources/with-local-hosts.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { providerSeed } from '../providers/demo/seed-providers.ts';

// A busy machine answers late: no test is about that.
vi.mock('./asking/patience.ts', () => ({ PATIENCE_MS: 60_000 }));

const [RETRACTED] = DEMO_PAPERS.filter(({ isRetracted }) => isRetracted);

interface World {
  readonly app: TestApp;
  readonly asked: URL[];
  readonly visitor: Client;
  readonly reader: Client;
}

async function openWorld(kind: Parameters<typeof createTestApp>[0] & object): Promise<World> {
  const asked: URL[] = [];
  const host = async (url: URL) => {
    asked.push(url);
    return demoScholarHost(url);
  };
  const app = await createTestApp({
    ...kind,
    adapt: (deps) => {
      const sources: Sources = withLocalHosts(deps.sources, new Map([[DEMO_SCHOLAR_HOST, host]]));
      return { ...deps, sources };
    },
  });
  await providerSeed.load(app.deps, { demo: 'demo', tenantId: '1001' });
  const patron = await buildPatron(app.deps.db);
  const token = await buildSession(app.deps.db, patron);
  return { app, asked, visitor: app.client({}), reader: app.client({ token }) };
}

describeOnEachDatabase('scholarly search', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ kind });
  });
  afterAll(() => world.app.close());

  it('is on where a source is', async () => {
    expect(await world.visitor.call(showScholarSearch, {})).toMatchObject({
      isOn: true,
      sources: [{ code: 'demo-index' }, { code: 'demo-register' }],
    });
  });

  it('folds what two sources have by DOI, and keeps who said what', async () => {
    const { papers, sources, hasMore } = await world.reader.call(searchPapers, { keyWord: 'library' });
    expect(papers.length).toBeGreaterThan(8);
    expect(new Set(papers.map(({ doi }) => doi)).size).toBe(papers.length);
    expect(papers.filter(({ said }) => said.length === 2).length).toBeGreaterThan(3);
    expect(papers.filter(({ said }) => said.length === 1).length).toBeGreaterThan(1);
    expect(sources.map(({ state }) => state)).toEqual(['answered', 'answered']);
    expect(sources[0]?.total).not.toBe(sources[1]?.total);
    expect(hasMore).toBe(false);
    const [first] = papers;
    expect(first?.openUrl).toContain(encodeURIComponent(`info:doi/${first?.doi}`).replaceAll('%20', '+'));
  });

  it('pages without showing a work twice, and one source alone as far as it goes', async () => {
    const all: string[] = [];
    for (let page = 1; page < 20; page += 1) {
      const { papers, hasMore } = await world.reader.call(searchPapers, { keyWord: 'e', page, rows: 4 });
      all.push(...papers.map(({ id }) => id));
      if (!hasMore) break;
    }
    expect(all.length).toBeGreaterThan(12);
    expect(new Set(all).size).toBe(all.length);
    const alone = { keyWord: 'e', sources: ['demo-register'], rows: 4 };
    const second = await world.reader.call(searchPapers, { ...alone, page: 2 });
    expect(second.papers.every(({ said }) => said.length === 1 && said[0]?.code === 'demo-register')).toBe(
      true,
    );
    expect(second.fetched).toBe(8);
  });

  it('asks each source at most twice for a list and its clusters', async () => {
    world.asked.length = 0;
    await world.reader.call(searchPapers, { keyWord: 'whale' });
    await world.reader.call(clusterPapers, { keyWord: 'whale' });
    await world.reader.call(chartPapers, { keyWord: 'whale' });
    for (const source of ['index', 'register']) {
      const asked = world.asked.filter(({ pathname }) => pathname.startsWith(`/${source}/`));
      expect(asked.length, source).toBeGreaterThan(0);
      expect(asked.length, source).toBeLessThanOrEqual(2);
    }
  });

  it('sends the words and nothing of the reader', async () => {
    world.asked.length = 0;
    await world.reader.call(searchPapers, { keyWord: 'ferry timetable', yearFrom: 2010 });
    for (const { search } of world.asked) {
      expect(search).toMatch(/ferry/);
      expect(search).not.toMatch(/patron|reader|alpha|1001|127\.0/);
    }
  });

  it('clusters by what one source counts, or by what was fetched, and says which', async () => {
    const { clusters } = await world.reader.call(clusterPapers, { keyWord: 'library' });
    const named = Object.fromEntries(clusters.map((one) => [one.name, one]));
    expect(named.year?.basis).toMatchObject({ kind: 'source', code: 'demo-index' });
    // The register knows no reviews, of which one was found.
    expect(named.type?.basis).toMatchObject({ kind: 'fetched' });
    expect(named.type?.values.map(({ value }) => value)).toContain('review');
    const ofWhales = await world.reader.call(clusterPapers, { keyWord: 'harbours' });
    expect(ofWhales.clusters.find(({ name }) => name === 'type')?.basis).toMatchObject({
      kind: 'source',
      code: 'demo-register',
    });
    expect(named.subject?.basis).toMatchObject({ kind: 'fetched' });
    expect(named.language?.values[0]).toMatchObject({ value: 'en', label: 'English' });
    const { clusters: narrowed } = await world.reader.call(clusterPapers, {
      keyWord: 'library',
      subjects: ['Library catalogues'],
    });
    for (const { name, basis, values } of narrowed) {
      expect(basis.kind, name).toBe('fetched');
      for (const { count } of values)
        expect(count).toBeLessThanOrEqual(basis.kind === 'fetched' ? basis.count : 0);
    }
  });

  it.each([
    { types: ['review' as const] },
    { languages: ['zh'] },
    { readNow: true },
    { yearFrom: 2015, yearTo: 2018 },
    { journals: ['Example Letters on Coasts and Seas'] },
    { subjects: ['Marine mammals'] },
  ])('narrows by %j', async (filter) => {
    const { papers } = await world.reader.call(searchPapers, { keyWord: 'e', ...filter });
    const { papers: all } = await world.reader.call(searchPapers, { keyWord: 'e', rows: 50 });
    if ('languages' in filter) return expect(papers.every(({ language }) => language === 'zh')).toBe(true);
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.length).toBeLessThan(all.length);
    if ('types' in filter) expect(papers.every(({ type }) => type === 'review')).toBe(true);
    if ('readNow' in filter) expect(papers.every(({ readUrl }) => readUrl !== '')).toBe(true);
    if ('yearTo' in filter)
      expect(papers.every(({ year }) => year !== null && year >= 2015 && year <= 2018)).toBe(true);
    return undefined;
  });

  it('marks what was retracted', async () => {
    const { paper } = await world.reader.call(getPaper, { doi: RETRACTED?.doi ?? '' });
    expect(paper.isRetracted).toBe(true);
  });

  it('finds one by its id, its DOI or the address of it', async () => {
    const [first] = (await world.reader.call(searchPapers, { keyWord: 'whale' })).papers;
    if (!first) throw new Error('nothing was found');
    for (const asked of [
      { id: first.id },
      { doi: first.doi.toUpperCase() },
      { doi: `https://doi.org/${first.doi}` },
    ])
      expect((await world.reader.call(getPaper, asked)).paper).toMatchObject({
        id: first.id,
        said: first.said,
      });
    await expect(world.reader.call(getPaper, { doi: '10.5555/nothing' })).rejects.toMatchObject({
      code: 'SCHOLAR_PAPER_NOT_FOUND',
    });
    await expect(world.reader.call(getPaper, {})).rejects.toMatchObject({ code: 'SCHOLAR_PAPER_NOT_FOUND' });
  });

  it('answers a selection in its order, and says what is missing', async () => {
    const { papers } = await world.reader.call(searchPapers, { keyWord: 'library' });
    const ids = papers.map(({ id }) => id).toReversed();
    const found = await world.reader.call(getPapers, { ids: [...ids, 'demo-index:W1', 'nowhere:1'] });
    expect(found.papers.map(({ id }) => id)).toEqual(ids);
    expect(found.missing).toEqual(['demo-index:W1', 'nowhere:1']);
  });

  it('counts, charts and lists references and citing works of one source', async () => {
    const cited = DEMO_PAPERS[3]?.doi ?? '';
    const counts = await world.reader.call(countReferences, { doi: cited });
    const chart = await world.reader.call(chartReferences, { doi: cited });
    const list = await world.reader.call(listReferences, { doi: cited, rows: 3 });
    expect(counts.citing).toMatchObject({ code: 'demo-index', count: list.total });
    expect(chart.years.reduce((sum, { count }) => sum + count, 0)).toBe(list.total);
    expect(list).toMatchObject({ code: 'demo-index', hasMore: true });
    const later = await world.reader.call(listReferences, { doi: cited, rows: 3, page: 2 });
    expect(later.papers[0]?.id).not.toBe(list.papers[0]?.id);
    const references = await world.reader.call(listReferences, { doi: cited, list: 'references' });
    expect(references.papers.length).toBe(counts.references.count);
  });

  it.each([
    ['ris', /^TY {2}- \w+\r\n/],
    ['bibtex', /^@\w+\{/],
    ['csv', /Title,Authors/],
    ['xlsx', /^PK/],
  ])('exports citing works and selections as %s', async (format, start) => {
    const doi = DEMO_PAPERS[3]?.doi;
    const headers = { mappingPath: 'alpha', 'accept-language': 'en-US' };
    const references = await world.app.inject({
      method: 'POST',
      url: '/find/chaoxing/searchReferenceInfoExport',
      headers,
      payload: { doi, format },
    });
    expect(references.statusCode).toBe(200);
    expect(references.body).toMatch(start);
    const { papers } = await world.reader.call(searchPapers, { keyWord: 'whale' });
    const chosen = await world.app.inject({
      method: 'POST',
      url: '/find/scholar/export',
      headers,
      payload: { ids: papers.map(({ id }) => id), format },
    });
    expect(chosen.body).toMatch(start);
  });

  it('cites as for records', async () => {
    const [first] = (await world.reader.call(searchPapers, { keyWord: 'Open shelves and borrowing' })).papers;
    const [citation] = await world.reader.call(citePapers, { ids: [first?.id ?? ''], style: 'apa' });
    expect(citation?.text).toMatch(/^Lindqvist, M\., & Okafor, T\. \(2008\)\. Open shelves/);
    expect(citation?.inStyle).toBe(true);
  });

  it('knows where a work can be read now, also where its own sources do not', async () => {
    const closed = DEMO_PAPERS.find(({ isOpen, number }) => !isOpen && number % 6 === 1);
    const { copies, isComplete } = await world.reader.call(findOpenCopy, { doi: closed?.doi ?? '' });
    expect(copies).toMatchObject([{ version: 'accepted', host: 'Example repository' }]);
    expect(isComplete).toBe(true);
  });

  it('keeps a work for favourites once, and shows it when its sources are off', async () => {
    const [first] = (await world.reader.call(searchPapers, { keyWord: 'whale' })).papers;
    const { recordId } = await world.reader.call(keepPaper, { id: first?.id ?? '' });
    expect(await world.reader.call(keepPaper, { doi: first?.doi ?? '' })).toEqual({ recordId });
    expect(await world.reader.call(addFavourites, { recordIds: [recordId] })).toMatchObject({
      added: [recordId],
    });
    const [again] = (await world.reader.call(searchPapers, { keyWord: 'whale' })).papers;
    expect(again?.recordId).toBe(recordId);
    world.asked.length = 0;
    expect(await world.visitor.call(getKeptPaper, { recordId })).toMatchObject({
      title: first?.title,
      recordId,
    });
    expect(world.asked).toEqual([]);
    await expect(world.app.client({ tenant: 'beta' }).call(getKeptPaper, { recordId })).rejects.toMatchObject(
      { code: 'SCHOLAR_PAPER_NOT_FOUND' },
    );
  });

  it('gives crawlers only what is kept', async () => {
    const ask = (keyWord: string) =>
      world.app.inject({
        method: 'POST',
        url: '/find/chaoxing/searchList',
        headers: { mappingPath: 'alpha', 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
        payload: { keyWord },
      });
    await world.reader.call(searchPapers, { keyWord: 'whale' });
    world.asked.length = 0;
    expect((await ask('whale')).json<{ data: { papers: unknown[] } }>().data.papers.length).toBeGreaterThan(
      0,
    );
    const unseen = (await ask('harbour')).json<{
      data: { papers: unknown[]; sources: { state: string }[] };
    }>();
    expect(unseen.data.papers).toEqual([]);
    expect(unseen.data.sources.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(world.asked).toEqual([]);
  });

  it('is empty for a library without sources', async () => {
    const beta = world.app.client({ tenant: 'beta' });
    expect(await beta.call(showScholarSearch, {})).toEqual({ isOn: false, sources: [] });
    expect(await beta.call(searchPapers, { keyWord: 'library' })).toMatchObject({ papers: [], sources: [] });
  });
});
