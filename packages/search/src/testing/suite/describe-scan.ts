import { describe, expect, it } from 'vitest';
import type { ScanRequest } from '../../search-engine.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** All hits in order, without a page. */
export function describeScan({ engine, indexed, find }: SuiteContext): void {
  describe('scan', () => {
    const scanned = async (index: string, request: ScanRequest) => {
      const ids: string[] = [];
      for await (const page of engine().scan(index, request)) ids.push(...page);
      return ids;
    };

    it('gives every hit once, in the order of the pages', async () => {
      const index = await indexed(
        ...Array.from({ length: 2300 }, (_, n) =>
          aBib(`bib-${String(n).padStart(4, '0')}`, {
            title: `Same ${n % 7} words ${n % 3}`,
            year: 1900 + (n % 50),
          }),
        ),
      );
      for (const key of ['relevance', 'title', 'year'] as const) {
        const request = { query: words('same 3'), sort: { key, descending: key !== 'title' } } as const;
        const ids = await scanned(index, request);
        const paged: string[] = [];
        for (let offset = 0; offset < ids.length + 100; offset += 100)
          paged.push(...idsOf(await find(index, request.query, { sort: request.sort, offset, limit: 100 })));
        expect(ids).toEqual(paged);
      }
      expect(await scanned(index, { query: { kind: 'everything' } })).toHaveLength(2300);
    });

    it('keeps to the filters, and gives nothing where nothing is', async () => {
      const index = await indexed(
        aBib('a', { title: 'One', facets: { language: ['chi'] } }),
        aBib('b', { title: 'Two', facets: { language: ['eng'] } }),
      );
      const filters = [{ field: 'language', anyOf: ['eng'] }] as const;
      expect(await scanned(index, { query: { kind: 'everything' }, filters })).toEqual(['b']);
      expect(await scanned(index, { query: words('three') })).toEqual([]);
    });

    it('is not disturbed by changes that come while it is read', async () => {
      const index = await indexed(
        ...Array.from({ length: 1500 }, (_, n) => aBib(`bib-${n}`, { title: 'Words' })),
      );
      const ids: string[] = [];
      for await (const page of engine().scan(index, { query: words('words') })) {
        if (ids.length === 0)
          await engine().apply(index, {
            put: [aBib('new', { title: 'Words' })],
            remove: ['bib-1', 'bib-999'],
          });
        ids.push(...page);
      }
      expect(new Set(ids).size).toBe(1500);
    });
  });
}
