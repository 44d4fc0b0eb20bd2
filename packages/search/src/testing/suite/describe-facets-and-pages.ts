import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../search-engine.ts';
import { anyDocument, anyHeadingsRequest, anyRequest } from '../any-document.ts';
import { naiveHeadings } from '../naive-headings.ts';
import { naiveSearch } from '../naive-search.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext, type SuiteOptions } from './suite-context.ts';

/** Facets, filters, order and pages, also against the naive search. */
export function describeFacetsAndPages({ engine, indexed, find }: SuiteContext, options: SuiteOptions): void {
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
      timeout: 600_000,
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
          fc.array(anyHeadingsRequest(), { minLength: 1, maxLength: 6 }),
          async (changes, requests, headingsRequests) => {
            const index = await indexed(...(changes[0]?.put ?? []));
            const expected = new Map((changes[0]?.put ?? []).map((document) => [document.id, document]));
            for (const { put, remove } of changes.slice(1)) {
              await engine().apply(index, { put, remove });
              for (const id of remove) expected.delete(id);
              for (const document of put) expected.set(document.id, document);
            }
            for (const request of requests) {
              expect(withoutScores(await engine().search(index, request))).toEqual(
                withoutScores(naiveSearch([...expected.values()], request)),
              );
            }
            for (const request of headingsRequests)
              expect(await engine().headings(index, request)).toEqual(
                naiveHeadings([...expected.values()], request),
              );
          },
        ),
        { numRuns: options.randomLibraries ?? 6 },
      );
    });
  });
}

function withoutScores({ total, hits, facets }: SearchResult): unknown {
  return { total, ids: hits.map(({ id }) => id), facets };
}
