import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '../../segment/segment.ts';
import { denseTerm, hasPosting, postingsBefore } from './dense-terms.ts';

/** A segment as far as maps of terms look at it. */
function segmentOf(docs: readonly number[], documents: number): Segment {
  return { docs: Uint16Array.from(docs), documents } as Segment;
}

const ascendingDocs = fc
  .uniqueArray(fc.nat({ max: 65_534 }), { minLength: 1, maxLength: 300 })
  .map((docs) => docs.sort((a, b) => a - b));

describe('maps of frequent terms', () => {
  it('find the posting of every document that has the term, and none for others', () => {
    fc.assert(
      fc.property(ascendingDocs, fc.array(fc.nat({ max: 65_534 })), (docs, others) => {
        const before = [7, 9, 11];
        const segment = segmentOf([...before, ...docs], 60);
        const map = denseTerm(segment, before.length, before.length + docs.length, docs.length)!;
        for (const doc of [...docs, ...others]) {
          expect(hasPosting(map, doc)).toBe(docs.includes(doc) ? 1 : 0);
          if (docs.includes(doc)) expect(postingsBefore(map, doc)).toBe(docs.indexOf(doc));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are made when enough documents have been looked up, of terms that are frequent', () => {
    const docs = Array.from({ length: 800 }, (_, doc) => doc * 2);
    const segment = segmentOf(docs, 1600);
    expect(denseTerm(segment, 0, 800, 60)).toBeUndefined();
    expect(denseTerm(segment, 0, 800, 60)).toBeDefined();
    expect(denseTerm(segment, 0, 800, 1)).toBeDefined();
    expect(denseTerm(segment, 0, 10, 1000)).toBeUndefined();
  });

  it('are kept for the terms used last, as many as a segment may have', () => {
    const terms = 200;
    const docs = Array.from({ length: terms * 100 }, (_, at) => at % 100);
    const segment = segmentOf(docs, 100);
    for (let term = 0; term < terms; term++) denseTerm(segment, term * 100, (term + 1) * 100, 100);
    expect(denseTerm(segment, (terms - 1) * 100, terms * 100, 1)).toBeDefined();
    expect(denseTerm(segment, 0, 100, 1)).toBeUndefined();
  });
});
