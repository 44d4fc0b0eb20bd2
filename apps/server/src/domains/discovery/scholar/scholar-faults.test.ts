import { SCHOLAR_KINDS, type ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import type { Client } from '@lectern/contracts/kernel/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpSources } from '../../../ports/sources/http-sources.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import {
  PROVIDER_MOODS,
  type ProviderServer,
  startProviderServer,
} from '../../../testing/provider-server.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// A busy machine answers late: no test is about that.
vi.mock('./asking/patience.ts', () => ({ PATIENCE_MS: 60_000 }));

/** One work in each protocol, with fields that are hostile: markup, doubled ids, wrong counts, a DOI with signs of percent. */
const WORK = {
  openalex: {
    id: 'https://openalex.org/W1',
    doi: 'https://doi.org/10.1000/A%28b%29%2Fc',
    display_name: '<script>alert(1)</script>On <i>whales</i> &amp;lt;b&amp;gt;',
    publication_year: 2020,
    authorships: [{ author: { display_name: '<b>Ada</b> Lovelace' } }, null, 7],
    cited_by_count: -3,
    best_oa_location: { pdf_url: 'javascript:alert(1)' },
    topics: 'none',
  },
  crossref: {
    DOI: '10.1000/a(b)/c',
    title: ['On whales'],
    author: [{ given: 'Ada', family: 'Lovelace' }],
    issued: { 'date-parts': [[2020, 13, 99]] },
    'is-referenced-by-count': 1e300,
    'updated-by': [{ type: 'retraction' }],
    URL: 'https://someone:secret@example.org/',
  },
};

const RIGHT = {
  openalex: { meta: { count: -5 }, results: [WORK.openalex, WORK.openalex, null, 'x', { id: 3 }] },
  crossref: { message: { 'total-results': 'many', items: [WORK.crossref, WORK.crossref], facets: 4 } },
};

const WRONG_SHAPES: readonly unknown[] = [
  null,
  [],
  'text',
  7,
  { results: 'x', message: { items: 'x' }, data: 'x', hitCount: 'x', is_oa: 'x' },
  { results: {}, message: [], data: null },
];

describe('scholarly sources that fail', () => {
  let app: TestApp;
  let good: ProviderServer;
  let bad: ProviderServer;
  let reader: Client;
  const right: { json: unknown; xml: string } = { json: RIGHT.crossref, xml: '<a/>' };

  beforeAll(async () => {
    good = await startProviderServer({ json: RIGHT.openalex, xml: '<a/>' });
    bad = await startProviderServer(right);
    const internalHosts = ['127.0.0.1'];
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        sources: createHttpSources(
          { sendOutside: createSendOutside(internalHosts), internalHosts },
          { timeoutMs: 3000 },
        ),
      }),
    });
    const desk = app.client({ token: await openStaffSession(app, ['providers.manage']) });
    const facts = { names: { 'en-US': 'Source' }, perMinute: 0, perDay: 0, isOn: true, failedSeconds: 5 };
    await desk.call(putProvider, {
      ...facts,
      code: 'good',
      kind: 'openalex',
      address: good.origin,
      place: 1,
    });
    await desk.call(putProvider, { ...facts, code: 'bad', kind: 'crossref', address: bad.origin, place: 2 });
    const patron = await buildPatron(app.deps.db);
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterAll(async () => {
    await app.deps.sources.close();
    await app.close();
    await good.close();
    await bad.close();
  });
  beforeEach(() => {
    bad.mood = 'right';
    right.json = RIGHT.crossref;
    // Rests of the breaker are over.
    app.clock.advance(120);
  });

  it('reads hostile fields as plain texts, and a work that is there twice once', async () => {
    const { papers, sources } = await reader.call(searchPapers, { keyWord: 'hostile' });
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatchObject({
      doi: '10.1000/a(b)/c',
      title: 'On whales',
      authors: [{ name: 'Ada Lovelace' }],
      year: 2020,
      citedCount: null,
      readUrl: '',
      isRetracted: true,
      subjects: [],
    });
    expect(papers[0]?.said.map(({ code }) => code)).toEqual(['good', 'bad']);
    expect(JSON.stringify(papers)).not.toMatch(/javascript:|secret|<script/);
    expect(sources.map(({ total }) => total)).toEqual([null, null]);
  });

  it.each(PROVIDER_MOODS.filter((mood) => mood !== 'right' && mood !== 'empty'))(
    'says that a source did not answer where it is %s, and the other one stands',
    async (mood) => {
      bad.mood = mood;
      const { papers, sources } = await reader.call(searchPapers, { keyWord: `whales ${mood}` });
      expect(papers[0]?.said.map(({ code }) => code)).toEqual(['good']);
      expect(sources).toMatchObject([
        { code: 'good', state: 'answered' },
        { code: 'bad', state: 'silent' },
      ]);
      // 100 MB and streams without an end are cut: the limit, and what was on its way.
      if (mood === 'huge' || mood === 'endless') expect(bad.written).toBeLessThan(16 * 1024 * 1024);
      bad.mood = 'right';
      // A question that is still on its way is not sent a second time.
      await vi.waitFor(async () => {
        app.clock.advance(120);
        const again = await reader.call(searchPapers, { keyWord: `whales ${mood}` });
        expect(again.sources).toMatchObject([{ state: 'answered' }, { state: 'answered' }]);
      }, 30_000);
    },
    60_000,
  );

  it('takes an object without anything for a fault of the source, not for nothing', async () => {
    bad.mood = 'empty';
    const { sources } = await reader.call(searchPapers, { keyWord: 'empty' });
    expect(sources[1]).toMatchObject({ state: 'silent' });
  });

  it.each(WRONG_SHAPES.map((shape) => [JSON.stringify(shape), shape] as const))(
    'takes %s for a fault of the source',
    async (name, shape) => {
      right.json = shape;
      const { sources } = await reader.call(searchPapers, { keyWord: `shape ${name}` });
      expect(sources[1]).toMatchObject({ state: 'silent' });
      expect((await reader.call(clusterPapers, { keyWord: `shape ${name}` })).sources).toHaveLength(2);
    },
  );

  it('asks one that is down no more for a while, and then again', async () => {
    bad.mood = 'broken';
    for (let at = 0; at < 8; at += 1) await reader.call(searchPapers, { keyWord: `down ${at}` });
    const asked = bad.requests.length;
    await reader.call(searchPapers, { keyWord: 'down for long' });
    expect(bad.requests.length).toBe(asked);
    bad.mood = 'right';
    app.clock.advance(120);
    const { sources } = await reader.call(searchPapers, { keyWord: 'down for long' });
    expect(sources[1]).toMatchObject({ state: 'answered' });
  });

  it('does not let words of a search become operators, filters or paths', async () => {
    const before = good.requests.length;
    await reader.call(searchPapers, { keyWord: '../../admin?x=1&y=2#z,is_oa:true|type:book "OR" {}' });
    const request = good.requests[before];
    expect(request?.url.pathname).toBe('/works');
    expect(request?.url.searchParams.get('filter')).toBeNull();
    expect(request?.url.searchParams.get('search')).not.toMatch(/[,|:"?#{}]/);
    expect(request?.headers.cookie).toBeUndefined();
    expect(request?.headers.authorization).toBeUndefined();
  });
});

describe('scholarly entries at the desk', () => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp();
    desk = app.client({ token: await openStaffSession(app, ['providers.manage']) });
  });
  afterAll(() => app.close());

  it.each(SCHOLAR_KINDS)('are kept for %s without purposes, and can be tried', async (kind: ScholarKind) => {
    const facts = {
      code: `of-${kind}`,
      names: { 'en-US': kind },
      kind,
      address: 'https://scholar.demo.invalid/x',
    };
    const entry = await desk.call(putProvider, {
      ...facts,
      mappings: [{ purpose: 'facts', mapping: 'whatever' }],
    });
    expect(entry.mappings).toEqual([]);
    const trial = await desk.call(tryProvider, { id: entry.id, book: '10.1000/182' });
    expect(trial.request?.address).toMatch(/^https:\/\/scholar\.demo\.invalid\/x\//);
    expect(trial.fault).toBe('UNREACHABLE');
  });

  it.each(['https://a.example/{isbn}', 'https://a.example/?x=1', 'http://a.example', 'ftp://a.example'])(
    'are refused with the address %s',
    async (address) => {
      await expect(
        desk.call(putProvider, { code: 'wrong', names: { 'en-US': 'x' }, kind: 'openalex', address }),
      ).rejects.toMatchObject({ code: 'PROVIDER_ADDRESS_INVALID' });
    },
  );
});
