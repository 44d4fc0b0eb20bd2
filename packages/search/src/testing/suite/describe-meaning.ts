import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeightedConcept } from '../../meaning/weighted-concept.ts';
import type { SearchDocument } from '../../search-document.ts';
import { type Hit, NO_WORDS } from '../../search-engine.ts';
import { anyConcepts, anyDocumentAbout } from '../any-concepts.ts';
import { anyRequest } from '../any-document.ts';
import { naiveBestByMeaning, naiveMerged, withoutScore } from '../naive-meaning.ts';
import { aBib, type BibSketch, batchesOf, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext, type SuiteOptions } from './suite-context.ts';

const MODEL = 'model-a';
const ANOTHER = 'model-b';

/** What a text or record is about, strongest first. */
function about(...ids: readonly string[]): WeightedConcept[] {
  return ids.map((concept, at) => ({ concept, weight: 200 - 10 * at }));
}

function aBibAbout(id: string, sketch: BibSketch, ...ids: readonly string[]): SearchDocument {
  return { ...aBib(id, sketch), concepts: about(...ids) };
}

/** Search by meaning beside the words. */
export function describeMeaning({ engine, find }: SuiteContext, options: SuiteOptions): void {
  let indexes = 0;
  async function indexedAbout(...documents: SearchDocument[]): Promise<string> {
    const index = `meaning-${++indexes}`;
    await engine().rebuild(index, batchesOf(documents), undefined, MODEL);
    return index;
  }
  const money = { model: MODEL, concepts: about('money', 'banks') };

  describe('search by meaning', () => {
    it('adds records that only their meaning finds, marked, with what they share with the request', async () => {
      const index = await indexedAbout(
        aBibAbout('1', { title: 'Monetary policy of the twenties' }, 'money', 'history'),
        aBibAbout('2', { title: 'Geldpolitik in Europa' }, 'banks', 'money'),
        aBibAbout('3', { title: 'Botany' }, 'plants'),
      );
      const found = await find(index, words('monetary policy'), {
        meaning: money,
        facets: [{ field: 'year', limit: 3 }],
      });
      expect(found).toMatchObject({ total: 1, addedByMeaning: 1 });
      expect(found.facets[0]?.values).toEqual([{ value: '2000', count: 1 }]);
      const [first, second] = found.hits;
      expect(first).toMatchObject({ id: '1', about: ['money'] });
      expect(first?.byMeaning).toBeUndefined();
      expect(second).toEqual({ id: '2', score: 0, about: ['money', 'banks'], byMeaning: true });
      expect(found.hits).toHaveLength(2);
    });

    it('keeps whole titles and numbers that were typed in front', async () => {
      const others = Array.from({ length: 30 }, (_, at) =>
        aBibAbout(`by-${at}`, { title: `About ${at}` }, 'money', 'banks'),
      );
      const index = await indexedAbout(
        ...others,
        aBib('title', { title: 'Money' }),
        aBib('number', { title: 'Unlike', isbn: ['9780262033848'] }),
        aBibAbout('both', { title: 'The history of money and of banks' }, 'money', 'banks'),
      );
      expect(idsOf(await find(index, words('money'), { meaning: money }))[0]).toBe('title');
      expect(idsOf(await find(index, words('9780262033848'), { meaning: money }))[0]).toBe('number');
      expect((await find(index, words('money'), { meaning: money, limit: 5 })).addedByMeaning).toBe(30);
    });

    it('merges words and meaning as the naive merge does, page by page, after any changes', {
      timeout: 600_000,
    }, async () => {
      const changes = fc.array(
        fc.record({
          put: fc.array(anyDocumentAbout(), { maxLength: 20 }),
          remove: fc.array(
            fc.nat(60).map((n) => `bib-${n}`),
            { maxLength: 5 },
          ),
        }),
        { minLength: 1, maxLength: 3 },
      );
      await fc.assert(
        fc.asyncProperty(
          changes,
          fc.array(fc.tuple(anyRequest(), anyConcepts()), { minLength: 1, maxLength: 4 }),
          fc.integer({ min: 4, max: 30 }),
          async (list, asked, size) => {
            const index = await indexedAbout(...(list[0]?.put ?? []));
            const expected = new Map((list[0]?.put ?? []).map((document) => [document.id, document]));
            for (const { put, remove } of list.slice(1)) {
              await engine().apply(index, { put, remove, meaning: MODEL });
              for (const id of remove) expected.delete(id);
              for (const document of put) expected.set(document.id, document);
            }
            for (const [{ query, filters, facets }, concepts] of asked) {
              const request = { filters, facets, meaning: { model: MODEL, concepts } };
              const alone = await find(index, query, { filters, facets });
              const meaning = naiveBestByMeaning([...expected.values()], concepts, filters);
              const list = naiveMerged(alone.hits, meaning);
              const seen: Omit<Hit, 'score'>[] = [];
              for (let offset = 0; offset <= list.length; offset += size) {
                const page = await find(index, query, { ...request, offset, limit: size });
                expect([page.total, page.facets]).toEqual([alone.total, alone.facets]);
                expect(page.total + (page.addedByMeaning ?? -1)).toBe(list.length);
                seen.push(...page.hits.map(withoutScore));
              }
              expect(seen).toEqual(list);
            }
          },
        ),
        { numRuns: Math.min(20, options.randomLibraries ?? 6) },
      );
    });

    it('goes on behind the merged hundred with the other hits of the words, none twice and none lost', async () => {
      const documents = Array.from({ length: 260 }, (_, at) => {
        const bib = aBib(`bib-${at}`, { title: at % 2 === 0 ? `Red ${at}` : `Blue ${at}` });
        return at % 3 === 0 ? { ...bib, concepts: [{ concept: 'money', weight: (at % 255) + 1 }] } : bib;
      });
      const index = await indexedAbout(...documents);
      const alone = await find(index, words('red'), { limit: 100 });
      const more = await find(index, words('red'), { offset: 100, limit: 100 });
      const meaning = naiveBestByMeaning(documents, money.concepts);
      const list = naiveMerged([...alone.hits, ...more.hits], meaning).map(({ id }) => id);
      const seen: string[] = [];
      for (let offset = 0; offset < list.length + 30; offset += 30)
        seen.push(...idsOf(await find(index, words('red'), { meaning: money, offset, limit: 30 })));
      expect(seen).toEqual(list);
    });

    it('leaves out records that have less than a fifth of the likeness of the best that passes the filters', async () => {
      const like = (id: string, weight: number, language: string) => ({
        ...aBib(id, { title: id, facets: { language: [language] } }),
        concepts: [{ concept: 'money', weight }],
      });
      const index = await indexedAbout(
        like('best', 200, 'ger'),
        like('fifth', 40, 'eng'),
        like('less', 39, 'eng'),
        like('least', 7, 'eng'),
      );
      expect(idsOf(await find(index, NO_WORDS, { meaning: money }))).toEqual(['best', 'fifth']);
      const filters = [{ field: 'language', anyOf: ['eng'] }] as const;
      expect(idsOf(await find(index, NO_WORDS, { meaning: money, filters }))).toEqual(['fifth', 'less']);
    });

    it('finds records like another by its concepts alone, within the filters', async () => {
      const index = await indexedAbout(
        aBibAbout('1', { title: 'One', facets: { language: ['ger'] } }, 'money', 'banks'),
        aBibAbout('2', { title: 'Two', facets: { language: ['eng'] } }, 'money'),
        aBibAbout('3', { title: 'Three', facets: { language: ['ger'] } }, 'money'),
        aBibAbout('4', { title: 'Four', facets: { language: ['ger'] } }, 'plants'),
      );
      const concepts = await engine().concepts(index, '1');
      expect(concepts).toEqual(about('money', 'banks'));
      const meaning = { model: MODEL, concepts };
      const like = await find(index, NO_WORDS, { meaning });
      expect(like).toMatchObject({ total: 0, addedByMeaning: 3 });
      expect(idsOf(like)).toEqual(['1', '2', '3']);
      const filters = [{ field: 'language', anyOf: ['ger'] }] as const;
      expect(idsOf(await find(index, NO_WORDS, { meaning, filters, widen: true }))).toEqual(['1', '3']);
    });

    it('answers by words alone under another order, and where the model is another', async () => {
      const index = await indexedAbout(
        aBibAbout('1', { title: 'Money' }, 'money'),
        aBibAbout('2', { title: 'Banks' }, 'money'),
      );
      const alone = await find(index, words('money'));
      expect(await find(index, words('money'), { meaning: { ...money, model: ANOTHER } })).toEqual(alone);
      const byYear = { sort: { key: 'year', descending: true } } as const;
      expect(await find(index, words('money'), { meaning: money, ...byYear })).toEqual(
        await find(index, words('money'), byYear),
      );
      expect(idsOf(await find(index, words('money'), { meaning: money }))).toEqual(['1', '2']);
    });

    it('merges the meaning of the text as typed with whatever its words are read as', async () => {
      const index = await indexedAbout(
        aBibAbout('1', { title: 'Introduction to monetary systems' }, 'history'),
        aBibAbout('2', { title: 'Geld und Kredit' }, 'money'),
      );
      const found = await find(index, words('monetery systems'), { meaning: money, widen: true });
      expect(found.reading.kind).toBe('fuzzy');
      expect(idsOf(found)).toEqual(['1', '2']);
      expect(found).toMatchObject({ total: 1, addedByMeaning: 1 });
    });

    it('follows the hits of words that were taken for others than were typed', async () => {
      const index = await indexedAbout(
        aBib('slip', { title: 'Monetary systems of the ancient world' }),
        aBibAbout('both', { title: 'Systems, monetary and other' }, 'money', 'banks'),
        aBibAbout('meant', { title: 'Geldpolitik' }, 'money', 'banks'),
      );
      const found = await find(index, words('monetery systems'), { meaning: money, widen: true });
      expect(found.reading.kind).toBe('fuzzy');
      expect(idsOf(found).slice(0, 2).toSorted()).toEqual(['both', 'slip']);
      expect(found.hits[2]).toMatchObject({ id: 'meant', byMeaning: true });
    });

    it('merges what is near by another ranking, within the filters, with and without concepts', async () => {
      const index = await indexedAbout(
        aBibAbout('1', { title: 'Money', facets: { language: ['ger'] } }, 'money'),
        aBibAbout('2', { title: 'Two', facets: { language: ['ger'] } }, 'money'),
        aBib('3', { title: 'Three', facets: { language: ['ger'] } }),
        aBib('4', { title: 'Four', facets: { language: ['eng'] } }),
      );
      await engine().apply(index, { put: [aBib('5', { title: 'Five' })], remove: [] });
      await engine().apply(index, { put: [], remove: ['5'] });
      const nearest = ['5', '4', '3', 'unknown', '2', '3'];
      const alone = await find(index, words('two'), { nearest });
      expect(alone).toMatchObject({ total: 1, addedByMeaning: 2 });
      expect(alone.hits.map(({ id, about: shared, byMeaning }) => [id, shared, byMeaning])).toEqual([
        ['2', [], undefined],
        ['4', [], true],
        ['3', [], true],
      ]);
      const filters = [{ field: 'language', anyOf: ['ger'] }] as const;
      const both = await find(index, NO_WORDS, { nearest, meaning: money, filters });
      expect(both.hits.map(({ id, about: shared }) => [id, shared])).toEqual([
        ['2', ['money']],
        ['1', ['money']],
        ['3', []],
      ]);
      expect(both.addedByMeaning).toBe(3);
      const byYear = { sort: { key: 'year', descending: true } } as const;
      expect(await find(index, words('two'), { nearest, ...byYear })).toEqual(
        await find(index, words('two'), byYear),
      );
    });

    it('takes the near ones that pass the filters, also behind a hundred that do not', async () => {
      const ids = Array.from({ length: 120 }, (_, at) => String(at));
      const languageOf = (id: string) => (Number(id) > 110 ? 'ger' : 'eng');
      const bibs = ids.map((id) =>
        aBib(id, { title: `Title ${id}`, facets: { language: [languageOf(id)] } }),
      );
      const index = await indexedAbout(...bibs);
      const filters = [{ field: 'language', anyOf: ['ger'] }] as const;
      const found = await find(index, NO_WORDS, { nearest: ids, filters, limit: 20 });
      expect(idsOf(found)).toEqual(ids.slice(111));
    });

    it('names its model and keeps no concepts of another one', async () => {
      const index = await indexedAbout(aBibAbout('1', { title: 'One' }, 'money'));
      expect(await engine().status(index)).toMatchObject({ state: 'ready', meaning: MODEL });
      const put = (id: string, meaning?: string) =>
        engine().apply(index, {
          put: [aBibAbout(id, { title: id }, 'money')],
          remove: [],
          ...(meaning !== undefined && { meaning }),
        });
      await put('2', ANOTHER);
      await put('3');
      await put('4', MODEL);
      expect(idsOf(await find(index, NO_WORDS, { meaning: money }))).toEqual(['1', '4']);
      expect(await engine().concepts(index, '2')).toEqual([]);
      expect(await engine().concepts(index, 'unknown')).toEqual([]);
    });

    it('keeps of changes during a build those concepts that are of its model', async () => {
      const index = await indexedAbout(aBibAbout('1', { title: 'One' }, 'money'));
      async function* withChanges() {
        yield [aBibAbout('1', { title: 'One' }, 'money')];
        await engine().apply(index, {
          put: [aBibAbout('2', { title: 'Two' }, 'money')],
          remove: [],
          meaning: MODEL,
        });
        await engine().apply(index, {
          put: [aBibAbout('3', { title: 'Three' }, 'money')],
          remove: [],
          meaning: ANOTHER,
        });
      }
      await engine().rebuild(index, withChanges(), undefined, ANOTHER);
      expect((await engine().status(index)).meaning).toBe(ANOTHER);
      const meaning = { model: ANOTHER, concepts: about('money') };
      expect(idsOf(await find(index, NO_WORDS, { meaning }))).toEqual(['1', '3']);
      expect((await find(index, { kind: 'everything' })).total).toBe(3);
    });

    it('keeps no concepts where a build names no model', async () => {
      const index = `meaning-${++indexes}`;
      await engine().rebuild(index, batchesOf([aBibAbout('1', { title: 'One' }, 'money')]));
      expect((await engine().status(index)).meaning).toBeUndefined();
      expect(await engine().concepts(index, '1')).toEqual([]);
      const found = await find(index, NO_WORDS, { meaning: money });
      expect(found.hits).toEqual([]);
      expect(found.addedByMeaning).toBeUndefined();
    });
  });
}
