import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strongestFirst } from '../../meaning/kept-concepts.ts';
import { parseQuery } from '../../query/parse-query.ts';
import type { SearchDocument } from '../../search-document.ts';
import type { Hit, MatchMode } from '../../search-engine.ts';
import { anyConcepts, anyDocumentAbout } from '../../testing/any-concepts.ts';
import { anyDocument, anyHeadingsRequest, anyRequest } from '../../testing/any-document.ts';
import { anyText } from '../../testing/any-text.ts';
import { naiveHeadings } from '../../testing/naive-headings.ts';
import { naiveBestByMeaning, naiveMerged, withoutScore } from '../../testing/naive-meaning.ts';
import { naiveSearch } from '../../testing/naive-search.ts';
import { Segment } from '../segment/segment.ts';
import { SegmentBuilder } from '../segment/segment-builder.ts';
import { mergeSegments } from '../segment/segment-merge.ts';
import { withRemoved } from '../segment/tombstones.ts';
import { ValueRegistry, ValueTables } from '../segment/value-tables.ts';
import { executeSearch } from './execute-search.ts';
import { executeHeadings } from './headings/execute-headings.ts';
import { executeConcepts } from './meaning/execute-concepts.ts';
import { type LiveSegment, Snapshot } from './snapshot/snapshot.ts';

const MODEL = 'model-1';

/** Batches put one after another, each as a segment; what a later batch puts again is removed from the earlier ones. */
function snapshotOf(batches: readonly (readonly SearchDocument[])[], mergeFirst: number): Snapshot {
  let chunks: SharedArrayBuffer[] = [];
  let segments: LiveSegment[] = [];
  for (const batch of batches) {
    const registry = new ValueRegistry(new ValueTables(chunks));
    const builder = new SegmentBuilder(registry);
    for (const document of batch) builder.add(document);
    segments = segments.map(({ segment, tombstones }) => {
      const replaced = batch.map(({ id }) => segment.find(id)).filter((doc) => doc >= 0);
      return { segment, tombstones: withRemoved(tombstones, segment.documents, replaced) };
    });
    segments.push({ segment: new Segment(builder.finish()), tombstones: undefined });
    const chunk = registry.newChunk();
    if (chunk !== undefined) chunks = [...chunks, chunk];
  }
  const merged = mergeSegments(segments.slice(0, mergeFirst));
  const rest = segments.slice(mergeFirst);
  return new Snapshot(
    merged === undefined ? rest : [{ segment: new Segment(merged), tombstones: undefined }, ...rest],
    new ValueTables(chunks),
    { meaning: MODEL },
  );
}

function lastStates(batches: readonly (readonly SearchDocument[])[]): SearchDocument[] {
  return [...new Map(batches.flat().map((document) => [document.id, document])).values()];
}

function withTitle(id: string, title: string): SearchDocument {
  return {
    id,
    text: { title: [title] },
    keywords: {},
    facets: {},
    sort: { title, author: '', year: 2000, added: Number(id), popularity: 0 },
  };
}

/** What nobody types but by mistake or to see what happens. */
const FLOODS = [
  '"',
  '((a OR',
  'a OR '.repeat(60),
  'a* '.repeat(60),
  '-a '.repeat(60),
  '( '.repeat(500),
  '* '.repeat(500),
  `e${'\u0301'.repeat(900)}`,
  '\u202eabc\u2066\u200f',
  '🐋'.repeat(300),
  'ﷺ'.repeat(40),
  "' OR 1=1; DROP TABLE bib; --",
  '(a+)+$ [a-z]{1,9}|.*',
  '\u0000\ud800',
];

describe('executeSearch', () => {
  it('finds, counts and orders as the naive search does, over any segments, removals and merges', async () => {
    const batches = fc.array(fc.array(anyDocument(), { maxLength: 25 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        batches,
        fc.nat(4),
        fc.array(anyRequest(), { minLength: 1, maxLength: 8 }),
        async (puts, mergeFirst, requests) => {
          const snapshot = snapshotOf(puts, mergeFirst);
          const documents = lastStates(puts);
          for (const request of requests) {
            const found = await executeSearch(snapshot, request);
            expect(found).toEqual(naiveSearch(documents, request));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('lists headings as all of them counted and put in order, over any segments, removals and merges', () => {
    const batches = fc.array(fc.array(anyDocument(), { maxLength: 25 }), { minLength: 1, maxLength: 4 });
    const requests = fc.array(anyHeadingsRequest(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(batches, fc.nat(4), requests, (puts, mergeFirst, asked) => {
        const snapshot = snapshotOf(puts, mergeFirst);
        const documents = lastStates(puts);
        for (const request of asked)
          expect(executeHeadings(snapshot, request)).toEqual(naiveHeadings(documents, request));
      }),
      { numRuns: 100 },
    );
  });

  it('finds what the naive search finds whatever is typed and whatever titles hold', async () => {
    const typed = fc.oneof(anyText(), fc.constantFrom(...FLOODS));
    const match = fc.constantFrom<MatchMode>('exact', 'phrase', 'all', 'any', 'prefix');
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText(), { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(typed, match), { minLength: 1, maxLength: 6 }),
        async (titles, questions) => {
          const documents = titles.map((title, at) => withTitle(String(at), title));
          const snapshot = snapshotOf([documents.slice(0, 6), documents.slice(6)], 0);
          // What a record itself says is asked too: else hardly any text is found.
          for (const [text, mode] of [
            ...questions,
            [titles[0]!, 'exact'] as const,
            [titles[0]!, 'all'] as const,
          ]) {
            const query = parseQuery(text, { field: 'any', match: mode });
            const request = {
              query,
              sort: { key: 'added', descending: false },
              offset: 0,
              limit: 100,
            } as const;
            expect(await executeSearch(snapshot, request)).toEqual(naiveSearch(documents, request));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('leaves the most frequent words out of a union of too many, and says so', async () => {
    const words = Array.from({ length: 64 }, (_, at) => `word${at}`);
    const documents = Array.from({ length: 4000 }, (_, at) =>
      withTitle(String(at), at === 0 ? 'rare' : words.join(' ')),
    );
    const snapshot = snapshotOf([documents], 0);
    const ask = (text: string) =>
      executeSearch(snapshot, {
        query: parseQuery(text, { field: 'any', match: 'all' }),
        offset: 0,
        limit: 1,
      });
    const some = ['rare', ...words.slice(0, 40)].join(' OR ');
    expect(await ask(some)).toMatchObject({ total: 4000, partial: false });
    expect(await ask(['rare', ...words].join(' OR '))).toMatchObject({ total: 4000, partial: true });
    expect(await ask(`${words.slice(0, 60).join(' OR ')} OR word0 OR word1`)).toMatchObject({
      partial: true,
    });
    expect(await ask(Array(125).fill('word0').join(' OR '))).toMatchObject({ total: 3999, partial: false });
  });

  it('gives the same hits first by relevance, with the same scores, however short the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyDocument(), { maxLength: 20 }), { minLength: 2, maxLength: 4 }),
        anyRequest(),
        fc.integer({ min: 1, max: 5 }),
        async (puts, request, limit) => {
          const snapshot = snapshotOf(puts, 0);
          const { query, filters } = request;
          const long = await executeSearch(snapshot, { query, filters, offset: 0, limit: 1000 });
          const short = await executeSearch(snapshot, { query, filters, offset: 0, limit });
          expect(short.hits).toEqual(long.hits.slice(0, limit));
        },
      ),
    );
  });

  it('gives by relevance the same set, every hit on one page only', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDocument(), { maxLength: 60 }),
        anyRequest(),
        fc.integer({ min: 1, max: 7 }),
        async (documents, request, size) => {
          const snapshot = snapshotOf([documents.slice(0, 20), documents.slice(20)], 0);
          const { query, filters } = request;
          const pages: string[] = [];
          for (let offset = 0; ; offset += size) {
            const { hits } = await executeSearch(snapshot, { query, filters, offset, limit: size });
            if (hits.length === 0) break;
            pages.push(...hits.map(({ id }) => id));
          }
          const all = naiveSearch(lastStates([documents]), { query, filters, offset: 0, limit: 1000 });
          expect(pages.toSorted()).toEqual(all.hits.map(({ id }) => id));
        },
      ),
    );
  });

  it('merges words and meaning as the naive merge does, page by page, over any segments, removals and merges', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyDocumentAbout(), { maxLength: 25 }), { minLength: 1, maxLength: 4 }),
        fc.nat(4),
        anyRequest(),
        anyConcepts(),
        fc.integer({ min: 1, max: 30 }),
        async (puts, mergeFirst, { query, filters, facets }, concepts, size) => {
          const snapshot = snapshotOf(puts, mergeFirst);
          const request = { query, filters, facets, offset: 0, limit: 1000 };
          const words = await executeSearch(snapshot, request);
          const meaning = naiveBestByMeaning(lastStates(puts), concepts, filters);
          const expected = naiveMerged(words.hits, meaning);
          const pages: Omit<Hit, 'score'>[] = [];
          for (let offset = 0; offset <= expected.length; offset += size) {
            const { hits, total, facets, addedByMeaning } = await executeSearch(snapshot, {
              ...request,
              offset,
              limit: size,
              meaning: { model: MODEL, concepts },
            });
            expect({ total, facets }).toEqual({ total: words.total, facets: words.facets });
            expect(words.total + (addedByMeaning ?? -1)).toBe(expected.length);
            pages.push(...hits.map(withoutScore));
          }
          expect(pages).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps concepts as they were put, over any segments, removals and merges', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyDocumentAbout(), { maxLength: 25 }), { minLength: 1, maxLength: 4 }),
        fc.nat(4),
        (puts, mergeFirst) => {
          const snapshot = snapshotOf(puts, mergeFirst);
          for (const { id, concepts } of lastStates(puts))
            expect(executeConcepts(snapshot, id)).toEqual(strongestFirst(concepts ?? []));
          expect(executeConcepts(snapshot, 'never put')).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('merges long lists page by page: no hit is lost or comes twice, and the words go on behind', async () => {
    const documents = Array.from({ length: 900 }, (_, at) => ({
      ...withTitle(String(at), at % 3 === 0 ? `red ${at}` : `blue ${at}`),
      concepts: at % 4 === 0 ? [{ concept: 'colour', weight: (at % 255) + 1 }] : [],
    }));
    const snapshot = snapshotOf([documents.slice(0, 400), documents.slice(400)], 0);
    const query = parseQuery('red', { field: 'any', match: 'all' });
    const words = await executeSearch(snapshot, { query, offset: 0, limit: 1000 });
    const concepts = [{ concept: 'colour', weight: 7 }];
    const expected = naiveMerged(words.hits, naiveBestByMeaning(documents, concepts));
    for (const size of [20, 97, 250]) {
      const pages: string[] = [];
      for (let offset = 0; offset < expected.length; offset += size) {
        const request = { query, offset, limit: size, meaning: { model: MODEL, concepts } };
        pages.push(...(await executeSearch(snapshot, request)).hits.map(({ id }) => id));
      }
      expect(pages).toEqual(expected.map(({ id }) => id));
    }
  });
});
