import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERM_LIMITS } from '../analysis/term-limits.ts';
import type { Query, SearchEngine, SearchRequest, SearchResult } from '../search-engine.ts';
import { IndexMissingError, SearchLimitError } from '../search-errors.ts';
import { anyDocument, anyRequest } from './any-document.ts';
import { naiveSearch } from './naive-search.ts';
import { aBib, batchesOf, words } from './sample-bibs.ts';
import { describeRanking } from './suite/describe-ranking.ts';
import { describeReadings } from './suite/describe-readings.ts';
import { describeScan } from './suite/describe-scan.ts';
import { describeSuggestions } from './suite/describe-suggestions.ts';
import { idsOf, type SuiteContext } from './suite/suite-context.ts';

/** An engine for one run of the suite and how to do away with it and its indexes. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly dispose: () => Promise<void>;
}

export interface SuiteOptions {
  /** How many random libraries are compared with the naive search; fewer where each takes long. */
  readonly randomLibraries?: number;
}

/** What every adapter of the port promises, asked through the port alone. */
export function describeSearchEngine(
  name: string,
  create: () => Promise<EngineUnderTest>,
  options: SuiteOptions = {},
): void {
  describe(name, () => {
    let engine: SearchEngine;
    let dispose: () => Promise<void>;
    let indexes = 0;

    beforeAll(async () => {
      ({ engine, dispose } = await create());
    });
    afterAll(async () => {
      await dispose();
    });

    const context: SuiteContext = {
      engine: () => engine,
      async indexed(...documents) {
        const index = `library-${++indexes}`;
        await engine.rebuild(index, batchesOf(documents));
        return index;
      },
      find: (index, query, more = {}) => engine.search(index, { query, offset: 0, limit: 100, ...more }),
    };
    const { indexed, find } = context;

    describe('life of an index', () => {
      it('has no index until one is built', async () => {
        expect(await engine.status('never-built')).toEqual({
          state: 'missing',
          documents: 0,
          segments: 0,
          generation: 0,
        });
        await expect(find('never-built', { kind: 'everything' })).rejects.toThrow(IndexMissingError);
        await expect(engine.suggest('never-built', { text: 'red', limit: 5 })).rejects.toThrow(
          IndexMissingError,
        );
      });

      it('builds an empty index that finds nothing', async () => {
        const index = await indexed();
        expect(await engine.status(index)).toMatchObject({ state: 'ready', documents: 0 });
        const request = { facets: [{ field: 'language', limit: 3 }] } as const;
        expect(await find(index, { kind: 'everything' }, request)).toEqual({
          total: 0,
          hits: [],
          facets: [{ field: 'language', values: [], more: 0 }],
          partial: false,
          reading: { kind: 'literal' },
        });
      });

      it('finds what was put as soon as the change is acknowledged, and no longer what was removed', async () => {
        const index = await indexed(
          aBib('1', { title: 'Dream of the Red Chamber' }),
          aBib('2', { title: 'Water Margin' }),
        );
        await engine.apply(index, { put: [aBib('3', { title: 'Red Sorghum' })], remove: ['1'] });
        expect(idsOf(await find(index, words('red')))).toEqual(['3']);
        expect(await engine.status(index)).toMatchObject({ documents: 2 });
      });

      it('keeps the last state of a document that is put again', async () => {
        const index = await indexed(aBib('1', { title: 'Old title', facets: { language: ['chi'] } }));
        await engine.apply(index, {
          put: [
            aBib('1', { title: 'Middle title' }),
            aBib('1', { title: 'New title', facets: { language: ['eng'] } }),
          ],
          remove: [],
        });
        expect((await find(index, words('old'))).total).toBe(0);
        expect((await find(index, words('middle'))).total).toBe(0);
        const found = await find(index, words('new'), { facets: [{ field: 'language', limit: 5 }] });
        expect(idsOf(found)).toEqual(['1']);
        expect(found.facets[0]?.values).toEqual([{ value: 'eng', count: 1 }]);
      });

      it('puts a document that one change both removes and puts', async () => {
        const index = await indexed(aBib('1', { title: 'Before' }));
        await engine.apply(index, { put: [aBib('1', { title: 'After' })], remove: ['1'] });
        expect((await find(index, words('after'))).total).toBe(1);
      });

      it('takes no notice of the removal of what is not there', async () => {
        const index = await indexed(aBib('1', { title: 'Stays' }));
        await engine.apply(index, { put: [], remove: ['unknown'] });
        expect((await find(index, { kind: 'everything' })).total).toBe(1);
      });

      it('raises its generation with every visible change', async () => {
        const index = await indexed(aBib('1', { title: 'One' }));
        const before = await engine.status(index);
        await engine.apply(index, { put: [aBib('2', { title: 'Two' })], remove: [] });
        const after = await engine.status(index);
        expect(after.generation).toBeGreaterThan(before.generation);
        await engine.rebuild(index, batchesOf([aBib('3', { title: 'Three' })]));
        expect((await engine.status(index)).generation).toBeGreaterThan(after.generation);
      });

      it('answers from the old index while a new one is built, then from the new one', async () => {
        const index = await indexed(aBib('old', { title: 'Old library' }));
        const during: string[][] = [];
        async function* slowly() {
          yield [aBib('new', { title: 'New library' })];
          during.push(idsOf(await find(index, words('library'))));
        }
        const progress: number[] = [];
        await engine.rebuild(index, slowly(), (done) => progress.push(done));
        expect(during).toEqual([['old']]);
        expect(idsOf(await find(index, words('library')))).toEqual(['new']);
        expect(progress.at(-1)).toBe(1);
      });

      it('keeps changes that come while a new index is built', async () => {
        const index = await indexed(aBib('1', { title: 'Library one' }));
        async function* withChange() {
          yield [aBib('1', { title: 'Library one' }), aBib('2', { title: 'Library two' })];
          await engine.apply(index, { put: [aBib('3', { title: 'Library three' })], remove: ['2'] });
        }
        await engine.rebuild(index, withChange());
        expect(idsOf(await find(index, words('library'))).toSorted()).toEqual(['1', '3']);
      });

      it('leaves the old index as it was where a build fails', async () => {
        const index = await indexed(aBib('1', { title: 'Safe' }));
        async function* failing() {
          yield [aBib('2', { title: 'Half' })];
          throw new Error('the database went away');
        }
        await expect(engine.rebuild(index, failing())).rejects.toThrow('the database went away');
        expect(idsOf(await find(index, { kind: 'everything' }))).toEqual(['1']);
        await engine.apply(index, { put: [aBib('3', { title: 'Goes on' })], remove: [] });
        expect((await find(index, words('goes'))).total).toBe(1);
      });

      it('lets no index show what another holds', async () => {
        const [first, second] = [
          await indexed(aBib('1', { title: 'Secret of the first' })),
          await indexed(aBib('2', { title: 'Of the second' })),
        ];
        expect((await find(second, words('secret'))).total).toBe(0);
        expect((await find(first, words('secret'))).total).toBe(1);
      });
    });

    describe('words', () => {
      let index: string;
      beforeAll(async () => {
        index = await indexed(
          aBib('hlm', { title: '紅樓夢', author: ['曹雪芹'], subject: ['Chinese fiction'] }),
          aBib('hlm-study', { title: '红楼梦研究', author: ['俞平伯'] }),
          aBib('red', {
            title: 'Dream of the Red Chamber',
            author: ['Cao, Xueqin'],
            notes: ['Translated from the Chinese'],
          }),
          aBib('sci', { title: 'Science', isbn: ['9780262033848'] }),
          aBib('sci-red', { title: 'The science of red things', subject: ['Colour'] }),
          aBib('colour', {
            title: 'Things',
            notes: ['About science and red colour'],
            callNumber: ['TP312/5'],
          }),
        );
      });
      const ids = async (query: Query) => idsOf(await find(index, query)).toSorted();

      it('finds simplified and traditional characters by either', async () => {
        expect(await ids(words('红楼梦'))).toEqual(['hlm', 'hlm-study']);
        expect(await ids(words('紅樓夢'))).toEqual(['hlm', 'hlm-study']);
      });

      it('wants every word, wherever in the record', async () => {
        expect(await ids(words('dream xueqin'))).toEqual(['red']);
        expect(await ids(words('dream science'))).toEqual([]);
      });

      it('wants any word, a phrase, a whole value or a beginning, as the match mode says', async () => {
        expect(await ids(words('dream science', { match: 'any' }))).toEqual([
          'colour',
          'red',
          'sci',
          'sci-red',
        ]);
        expect(await ids(words('red chamber', { match: 'phrase' }))).toEqual(['red']);
        expect(await ids(words('chamber red', { match: 'phrase' }))).toEqual([]);
        expect(await ids(words('SCIENCE', { match: 'exact' }))).toEqual(['sci']);
        expect(await ids(words('the scie', { match: 'prefix' }))).toEqual(['sci-red']);
      });

      it('looks in one field where one is named', async () => {
        expect(await ids(words('science', { field: 'title' }))).toEqual(['sci', 'sci-red']);
        expect(await ids(words('chinese', { field: 'subject' }))).toEqual(['hlm']);
      });

      it('finds identifiers in any of their forms, and call numbers by their beginning', async () => {
        expect(await ids(words('0-262-03384-4'))).toEqual(['sci']);
        expect(await ids(words('978-0-262-03384-8', { field: 'isbn' }))).toEqual(['sci']);
        expect(await ids(words('TP31', { field: 'callNumber' }))).toEqual(['colour']);
      });

      it('joins queries by and, or, not', async () => {
        expect(await ids({ kind: 'and', of: [words('science'), { kind: 'not', of: words('red') }] })).toEqual(
          ['sci'],
        );
        expect(await ids({ kind: 'or', of: [words('dream'), words('俞平伯')] })).toEqual([
          'hlm-study',
          'red',
        ]);
        expect(await ids({ kind: 'not', of: words('science red', { match: 'any' }) })).toEqual([
          'hlm',
          'hlm-study',
        ]);
      });

      it('puts the whole title first, then heavier fields before lighter ones', async () => {
        expect(idsOf(await find(index, words('science')))).toEqual(['sci', 'sci-red', 'colour']);
        expect(idsOf(await find(index, words('红楼梦')))).toEqual(['hlm', 'hlm-study']);
      });

      it('puts records first that have all words in one field', async () => {
        const one = await indexed(
          aBib('apart', { title: 'Garden history', subject: ['Chinese'] }),
          aBib('together', { title: 'Chinese garden', subject: ['History'] }),
        );
        expect(idsOf(await find(one, words('chinese garden')))).toEqual(['together', 'apart']);
      });

      it('weighs fields as the request says', async () => {
        const one = await indexed(
          aBib('title', { title: 'Bamboo' }),
          aBib('notes', { title: 'Grass', notes: ['Bamboo'] }),
        );
        expect(
          idsOf(
            await find(one, words('bamboo', { field: 'any' }), { weights: { title: 0.1, notes: 500 } }),
          )[0],
        ).toBe('title');
        const two = await indexed(
          aBib('title', { title: 'Bamboo and grass' }),
          aBib('notes', { title: 'Grass', notes: ['Bamboo'] }),
        );
        expect(idsOf(await find(two, words('bamboo')))[0]).toBe('title');
        expect(idsOf(await find(two, words('bamboo'), { weights: { title: 0.1, notes: 500 } }))[0]).toBe(
          'notes',
        );
      });

      it('prefers, of records that match alike, what is used more and newer', async () => {
        const one = await indexed(
          aBib('a', { title: 'Atlas of rivers', year: 1950 }),
          aBib('b', { title: 'Atlas of rivers', year: 1950, popularity: 90 }),
          aBib('c', { title: 'Atlas of rivers', year: 2020 }),
        );
        expect(idsOf(await find(one, words('atlas')))).toEqual(['b', 'c', 'a']);
      });
    });

    describe('facets, filters, order and pages', () => {
      it('counts a facet without regard to its own filters, the others with it', async () => {
        const index = await indexed(
          aBib('1', { title: 'A', facets: { language: ['chi'], docType: ['book'] } }),
          aBib('2', { title: 'B', facets: { language: ['eng'], docType: ['book'] } }),
          aBib('3', { title: 'C', facets: { language: ['eng'], docType: ['map'] } }),
        );
        const found = await find(
          index,
          { kind: 'everything' },
          {
            filters: [{ field: 'language', anyOf: ['eng'] }],
            facets: [
              { field: 'language', limit: 5 },
              { field: 'docType', limit: 5 },
            ],
          },
        );
        expect(found.total).toBe(2);
        expect(found.facets).toEqual([
          {
            field: 'language',
            values: [
              { value: 'eng', count: 2 },
              { value: 'chi', count: 1 },
            ],
            more: 0,
          },
          {
            field: 'docType',
            values: [
              { value: 'book', count: 1 },
              { value: 'map', count: 1 },
            ],
            more: 0,
          },
        ]);
      });

      it('pages to the very end without losing or repeating a hit', async () => {
        const documents = Array.from({ length: 57 }, (_, number) =>
          aBib(`bib-${number}`, { title: `Same words ${number % 3}` }),
        );
        const index = await indexed(...documents);
        const seen: string[] = [];
        for (let offset = 0; offset < 60; offset += 10)
          seen.push(...idsOf(await find(index, words('same'), { offset, limit: 10 })));
        expect(seen).toHaveLength(57);
        expect(new Set(seen).size).toBe(57);
      });

      it('agrees with the naive search on sets, counts and explicit orders, after any changes', {
        timeout: 120_000,
      }, async () => {
        const puts = fc.array(
          fc.record({
            put: fc.array(anyDocument(), { maxLength: 20 }),
            remove: fc.array(
              fc.nat(60).map((n) => `bib-${n}`),
              { maxLength: 5 },
            ),
          }),
          { minLength: 1, maxLength: 4 },
        );
        await fc.assert(
          fc.asyncProperty(
            puts,
            fc.array(anyRequest(), { minLength: 1, maxLength: 12 }),
            async (changes, requests) => {
              const index = await indexed(...(changes[0]?.put ?? []));
              const expected = new Map((changes[0]?.put ?? []).map((document) => [document.id, document]));
              for (const { put, remove } of changes.slice(1)) {
                await engine.apply(index, { put, remove });
                for (const id of remove) expected.delete(id);
                for (const document of put) expected.set(document.id, document);
              }
              for (const request of requests) {
                expect(withoutScores(await engine.search(index, request))).toEqual(
                  withoutScores(naiveSearch([...expected.values()], request)),
                );
              }
            },
          ),
          { numRuns: options.randomLibraries ?? 25 },
        );
      });
    });

    describeRanking(context);
    describeReadings(context);
    describeScan(context);
    describeSuggestions(context);

    describe('hostile input', () => {
      it('answers or refuses at once, whatever is asked', async () => {
        const index = await indexed(aBib('1', { title: 'Plain', isbn: ['9780262033848'] }));
        const texts = [
          '\u0000',
          '\ud800',
          'a\udc00b',
          '*'.repeat(5000),
          '"',
          '((((',
          '\u202e',
          '🀀'.repeat(2000),
          ' '.repeat(4000),
          `${'\u0011'}9780262033848`,
          `e${'\u0301'.repeat(2000)}`,
          "' OR 1=1; DROP TABLE bib; --",
          '(a+)+$ [a-z]{1,9}|.*',
          '\u200f\u2066שלום',
          'ﷺ'.repeat(50),
        ];
        for (const text of texts) {
          for (const match of ['exact', 'phrase', 'all', 'any', 'prefix'] as const) {
            await expect(answerOrLimit(find(index, words(text, { match })))).resolves.toBeDefined();
          }
          await expect(engine.suggest(index, { text, limit: 5 })).resolves.toEqual([]);
        }
      });

      it('refuses what passes a limit by the limit\u2019s name', async () => {
        const index = await indexed(aBib('1', { title: 'Plain' }));
        const limitOf = async (query: Query, more: Partial<SearchRequest> = {}) => {
          const error = await find(index, query, more).catch((raised: unknown) => raised);
          expect(error).toBeInstanceOf(SearchLimitError);
          return (error as SearchLimitError).limit;
        };
        const nested = Array.from({ length: TERM_LIMITS.queryDepth + 1 }).reduce<Query>(
          (of) => ({ kind: 'not', of }),
          { kind: 'everything' },
        );
        expect(await limitOf(words('x'.repeat(10_240)))).toBe('queryLength');
        expect(await limitOf(words('a '.repeat(TERM_LIMITS.queryTerms + 1)))).toBe('queryTerms');
        expect(await limitOf(nested)).toBe('queryDepth');
        expect(
          await limitOf({
            kind: 'or',
            of: Array<Query>(TERM_LIMITS.queryNodes).fill({ kind: 'everything' }),
          }),
        ).toBe('queryNodes');
        expect(await limitOf({ kind: 'everything' }, { limit: 1_000_000 })).toBe('pageSize');
      });

      it('gives an empty page far behind the last hit', async () => {
        const index = await indexed(aBib('1', { title: 'Plain' }));
        const found = await find(index, { kind: 'everything' }, { offset: 10 ** 9 * 20, limit: 20 });
        expect(found).toMatchObject({ total: 1, hits: [] });
      });
    });
  });
}

function withoutScores({ total, hits, facets }: SearchResult): unknown {
  return { total, ids: hits.map(({ id }) => id), facets };
}

async function answerOrLimit(answer: Promise<SearchResult>): Promise<SearchResult | SearchLimitError> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SearchLimitError) return error;
    throw error;
  }
}
