import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../../search-document.ts';
import type { SearchRequest } from '../../../search-engine.ts';
import { naiveSearch } from '../../../testing/naive-search.ts';
import { aBib, words } from '../../../testing/sample-bibs.ts';
import { Segment } from '../../segment/segment.ts';
import { SegmentBuilder } from '../../segment/segment-builder.ts';
import { withRemoved } from '../../segment/tombstones.ts';
import { ValueRegistry, ValueTables } from '../../segment/value-tables.ts';
import { executeSearch } from '../execute-search.ts';
import { Snapshot } from '../snapshot/snapshot.ts';

/** Enough that counts of a term in a segment are kept. */
const documents: SearchDocument[] = Array.from({ length: 3000 }, (_, number) =>
  aBib(`bib-${String(number).padStart(4, '0')}`, {
    title: number % 10 === 0 ? 'Rare bird' : 'Common bird',
    author: [`Author ${number % 7}`],
    subject: [
      `Subject ${number % 400}`,
      ...(number % 100 === 0 ? ['One more', 'And another', 'And a third'] : []),
    ],
    facets: { language: [number % 3 === 0 ? 'chi' : 'eng'] },
  }),
);
const request: SearchRequest = {
  query: words('common'),
  facets: [
    { field: 'language', limit: 5 },
    { field: 'author', limit: 3 },
    { field: 'subject', limit: 500 },
    { field: 'year', limit: 5 },
  ],
  sort: { key: 'title', descending: false },
  offset: 0,
  limit: 5,
};

describe('counts of frequent terms', () => {
  const registry = new ValueRegistry(new ValueTables([]));
  const builder = new SegmentBuilder(registry);
  for (const document of documents) builder.add(document);
  const segment = new Segment(builder.finish());
  const values = new ValueTables([registry.newChunk()!]);

  it('are the same when they are counted, kept and added from memory', async () => {
    const snapshot = new Snapshot([{ segment, tombstones: undefined }], values);
    const expected = naiveSearch(documents, request);
    for (let time = 1; time <= 4; time++) expect(await executeSearch(snapshot, request)).toEqual(expected);
  });

  it('are counted anew once documents are removed', async () => {
    const tombstones = withRemoved(undefined, segment.documents, [1, 2, 3, 500]);
    const snapshot = new Snapshot([{ segment, tombstones }], values);
    const left = documents.filter((_, number) => ![1, 2, 3, 500].includes(number));
    const expected = naiveSearch(left, request);
    for (let time = 1; time <= 3; time++) expect(await executeSearch(snapshot, request)).toEqual(expected);
  });

  it('are not taken for those of the same term in another field or under a filter', async () => {
    const snapshot = new Snapshot([{ segment, tombstones: undefined }], values);
    const requests: SearchRequest[] = [
      { ...request, query: words('bird', { field: 'title' }) },
      { ...request, query: words('bird', { field: 'notes' }) },
      { ...request, filters: [{ field: 'language', anyOf: ['chi'] }] },
      { ...request, filters: [{ field: 'subject', anyOf: ['One more'] }] },
      { ...request, query: { kind: 'everything' } },
    ];
    for (let time = 1; time <= 3; time++) {
      for (const one of requests)
        expect(await executeSearch(snapshot, one)).toEqual(naiveSearch(documents, one));
    }
  });

  it('leave the page by relevance as it was when all postings were looked at', async () => {
    const snapshot = new Snapshot([{ segment, tombstones: undefined }], values);
    const byRelevance: SearchRequest = {
      ...request,
      sort: { key: 'relevance', descending: true },
      limit: 50,
    };
    const boosted = { ...byRelevance, boosts: [{ field: 'language' as const, value: 'chi', factor: 0.3 }] };
    for (const one of [byRelevance, boosted, { ...byRelevance, offset: 100 }]) {
      const apart = { ...one, filters: [{ field: 'year' as const, from: 0 }] };
      const expected = await executeSearch(snapshot, apart);
      for (let time = 1; time <= 3; time++) expect(await executeSearch(snapshot, one)).toEqual(expected);
    }
  });
});
