import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import {
  type CatalogueTarget,
  siblingTargetSchema,
  sruTargetSchema,
} from '@lectern/contracts/people/tenant/source-settings';
import { IndexMissingError, SearchUnavailableError } from '@lectern/search/search-errors';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { createResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createRemoteCatalogue } from '../../../ports/remote-catalogue/create-remote-catalogue.ts';
import type { RemoteCatalogue, RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { remoteCatalogueSuite } from '../../../ports/remote-catalogue/remote-catalogue-suite.ts';
import { createSruCatalogue } from '../../../ports/remote-catalogue/sru/sru-catalogue.ts';
import { createZ3950Catalogue } from '../../../ports/remote-catalogue/z3950/z3950-catalogue.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { createSiblingCatalogue } from './sibling-catalogue.ts';

const quiet = { clock: systemClock, log: pino({ level: 'silent' }) };

const WORDS = 'whale book';
const named = { code: 'a', names: { 'en-US': 'Alpha' } };

let app: CatalogueApp;
let origin: string;
let catalogue: RemoteCatalogue;
beforeAll(async () => {
  app = await createCatalogueApp();
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  catalogue = createRemoteCatalogue({
    sru: createSruCatalogue({
      fetchOutside: createFetchOutside(createSendOutside(['127.0.0.1'])),
      ...quiet,
    }),
    sibling: createSiblingCatalogue(app.deps),
    z3950: createZ3950Catalogue({ resolveOutside: createResolveOutside([]), ...quiet }),
  });
});
afterAll(() => app.close());

const sibling = (library: string) => siblingTargetSchema.parse({ ...named, library });
const overSru = (version = '1.2') =>
  sruTargetSchema.parse({ ...named, address: `${origin}/alpha/sru`, version });

const KINDS: readonly (readonly [name: string, target: () => CatalogueTarget])[] = [
  ['a library of this installation', () => sibling('alpha')],
  ['our own SRU server by SRU 1.1', () => overSru('1.1')],
  ['our own SRU server by SRU 1.2', () => overSru('1.2')],
  ['our own SRU server by SRU 2.0', () => overSru('2.0')],
];

for (const [name, target] of KINDS) {
  remoteCatalogueSuite(name, async () => {
    const { searchResult } = await app
      .client()
      .call(searchBibs, { keyWord: WORDS, searchField: 'title', rows: 50 });
    return {
      catalogue,
      target: target(),
      words: WORDS,
      titles: searchResult.map(({ title }) => title),
      close: async () => {},
    };
  });
}

describe('a catalogue of this installation as a remote catalogue', () => {
  it.each([
    ['紅樓夢', 'any'],
    ['红楼梦', 'title'],
    ['曹雪芹', 'author'],
    ['章回小说', 'subject'],
    ['978-7-02-000220-7', 'isbn'],
  ] as const)('finds what it describes: %s in %s', async (words, field) => {
    const query: RemoteQuery = { words, field, offset: 0, limit: 5 };
    for (const target of [sibling('alpha'), overSru()]) {
      const { hits } = await catalogue.search('1001', target, query);
      expect(hits.map(({ bib }) => bib.title)).toEqual(['红楼梦']);
    }
  });

  it('has the page of a record only for libraries of this installation', async () => {
    const query: RemoteQuery = { words: 'moby', field: 'any', offset: 0, limit: 1 };
    const [here] = (await catalogue.search('1001', sibling('alpha'), query)).hits;
    expect(here?.page).toBe(`/alpha/record/${app.ids.moby}`);
    expect((await app.app.inject({ url: here!.page! })).statusCode).toBe(200);
    const [there] = (await catalogue.search('1001', overSru(), query)).hits;
    expect(there?.bib.title).toBe(here!.bib.title);
    expect(there?.page).toBeUndefined();
  });

  it('does not find records of a third library, and is unreachable if the library does not exist', async () => {
    const query: RemoteQuery = { words: 'whale', field: 'any', offset: 0, limit: 1 };
    expect(await catalogue.search('1001', sibling('beta'), query)).toEqual({ total: 0, hits: [] });
    await expect(catalogue.search('1001', sibling('gamma'), query)).rejects.toMatchObject({
      fault: 'unreachable',
    });
  });

  it.each([new IndexMissingError('1001'), new SearchUnavailableError('no answer')])(
    'is unreachable while its search cannot answer: $name',
    async (error) => {
      const search = { ...app.deps.search, search: () => Promise.reject(error) };
      const failingSibling = createSiblingCatalogue({ ...app.deps, search });
      const query: RemoteQuery = { words: 'whale', field: 'any', offset: 0, limit: 1 };
      await expect(
        failingSibling.search('1001', siblingTargetSchema.parse({ ...named, library: 'alpha' }), query),
      ).rejects.toMatchObject({
        fault: 'unreachable',
      });
    },
  );
});
