import { describe, expect, it } from 'vitest';
import { headingBeginnings, headingKey } from '../../analysis/heading-key.ts';
import type { Filter, HeadingsRequest } from '../../search-engine.ts';
import { aBib } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** The headings of an index in filing order, page by page, and what they find. */
export function describeHeadings({ engine, indexed, find }: SuiteContext): void {
  describe('headings', () => {
    const page = async (index: string, request: Partial<HeadingsRequest>) => {
      const { headings, more } = await engine().headings(index, {
        field: 'author',
        from: { key: '' },
        direction: 'forward',
        limit: 3,
        ...request,
      });
      return { headings: headings.map(({ value, count }) => `${value} ${count}`), more };
    };
    const authors = ['Müller, Anna', 'Miller, Ben', 'muller, anna', '鲁迅', 'Louis 10', 'Louis 9', 'Éa, C.'];
    const catalogue = () =>
      indexed(
        ...authors.map((author, at) => aBib(`one-${at}`, { title: `Title ${at}`, author: [author] })),
        aBib('two', { title: 'Title', author: ['Miller, Ben', '鲁迅'], facets: { language: ['chi'] } }),
      );
    const filed = [
      'Éa, C. 1',
      'Louis 9 1',
      'Louis 10 1',
      'Miller, Ben 2',
      'Müller, Anna 1',
      'muller, anna 1',
      '鲁迅 2',
    ];

    it('stand in filing order, one page after the other and back again', async () => {
      const index = await catalogue();
      expect(await page(index, {})).toEqual({ headings: filed.slice(0, 3), more: true });
      const second = await page(index, { from: { heading: 'Louis 10' } });
      expect(second).toEqual({ headings: filed.slice(3, 6), more: true });
      expect(await page(index, { from: { heading: 'muller, anna' } })).toEqual({
        headings: filed.slice(6),
        more: false,
      });
      const back = { direction: 'backward' } as const;
      expect(await page(index, { ...back, from: { heading: 'Miller, Ben' } })).toEqual({
        headings: filed.slice(0, 3),
        more: false,
      });
      expect(await page(index, { ...back, from: { heading: '鲁迅' }, limit: 2 })).toEqual({
        headings: filed.slice(4, 6),
        more: true,
      });
    });

    it('begin where a text files, and end with those that begin so', async () => {
      const index = await catalogue();
      const from = { key: headingKey('author', 'm') };
      expect((await page(index, { from, limit: 50 })).headings).toEqual(filed.slice(3));
      expect(await page(index, { from, within: 'muller', limit: 50 })).toEqual({ headings: [], more: false });
      const [within] = headingBeginnings('author', 'Mü');
      expect(await page(index, { from: { key: within! }, within, limit: 50 })).toEqual({
        headings: filed.slice(4, 6),
        more: false,
      });
    });

    it('that no document has any more are left out', async () => {
      const index = await catalogue();
      await engine().apply(index, {
        put: [aBib('new', { title: 'New', author: ['Lund, D.'] })],
        remove: ['one-4', 'one-5', 'two'],
      });
      expect((await page(index, { limit: 50 })).headings).toEqual([
        'Éa, C. 1',
        'Lund, D. 1',
        'Miller, Ben 1',
        'Müller, Anna 1',
        'muller, anna 1',
        '鲁迅 1',
      ]);
    });

    it('count as many documents as a filter by them finds, under other filters too', async () => {
      const index = await catalogue();
      const chinese: Filter = { field: 'language', anyOf: ['chi'] };
      for (const filters of [[], [chinese]]) {
        const { headings } = await engine().headings(index, {
          field: 'author',
          from: { key: '' },
          direction: 'forward',
          limit: 50,
          filters,
        });
        expect(headings.length).toBe(filters.length === 0 ? 7 : 2);
        for (const { value, count } of headings) {
          const byHeading: Filter = { field: 'author', anyOf: [value] };
          const found = await find(index, { kind: 'everything' }, { filters: [...filters, byHeading] });
          expect(found.total).toBe(count);
        }
      }
    });

    it('filter by their beginning, as titles do by theirs', async () => {
      const index = await indexed(
        aBib('war', { title: 'The War of 1914', filed: 'War of 1914', subject: ['World War, 1914-1918'] }),
        aBib('peace', { title: 'Peace and war', subject: ['World War, 1939-1945', 'Peace'] }),
        aBib('wars', { title: 'Wars', subject: ['War'] }),
      );
      const begins = async (field: 'subject' | 'title', text: string) => {
        const filter: Filter = field === 'title' ? { field, begins: [text] } : { field, begins: [text] };
        return idsOf(await find(index, { kind: 'everything' }, { filters: [filter] })).toSorted();
      };
      expect(await begins('subject', 'world war')).toEqual(['peace', 'war']);
      expect(await begins('subject', 'World War, 19')).toEqual(['peace', 'war']);
      expect(await begins('subject', 'World War, 1914')).toEqual(['war']);
      expect(await begins('subject', 'war')).toEqual(['wars']);
      expect(await begins('title', 'war')).toEqual(['war', 'wars']);
      expect(await begins('title', 'war of 19')).toEqual(['war']);
      expect(await begins('title', '?')).toEqual([]);
    });
  });
}
