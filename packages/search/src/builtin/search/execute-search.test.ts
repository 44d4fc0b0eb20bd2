import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../search-engine.ts';
import { anyDocument, anyRequest } from '../../testing/any-document.ts';
import { naiveSearch } from '../../testing/naive-search.ts';
import { Segment } from '../segment/segment.ts';
import { SegmentBuilder } from '../segment/segment-builder.ts';
import { mergeSegments } from '../segment/segment-merge.ts';
import { withRemoved } from '../segment/tombstones.ts';
import { ValueRegistry, ValueTables } from '../segment/value-tables.ts';
import { executeSearch } from './execute-search.ts';
import { type LiveSegment, Snapshot } from './snapshot.ts';

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
  );
}

function lastStates(batches: readonly (readonly SearchDocument[])[]): SearchDocument[] {
  return [...new Map(batches.flat().map((document) => [document.id, document])).values()];
}

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
      { numRuns: 200 },
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
});
