import { describe, expect, it } from 'vitest';
import type { Explanation, SearchRequest } from '../../search-engine.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** What comes before what by relevance, and why. */
export function describeRanking({ engine, indexed, find }: SuiteContext): void {
  describe('relevance', () => {
    it('puts the whole title first, then the title before a subtitle, then titles that hold more', async () => {
      const index = await indexed(
        aBib('more', { title: 'Science science science for all', popularity: 500 }),
        aBib('proper', { title: 'Science : an introduction', popularity: 100 }),
        aBib('whole', { title: 'Science' }),
      );
      expect(idsOf(await find(index, words('science')))).toEqual(['whole', 'proper', 'more']);
    });

    it('puts the whole title first however many words it has', async () => {
      const title = Array.from({ length: 30 }, (_, n) => `word${n}`).join(' ');
      const index = await indexed(
        aBib('longer', { title: `${title} ${title}`, subject: [title], popularity: 500 }),
        aBib('whole', { title }),
      );
      expect(idsOf(await find(index, words(title)))[0]).toBe('whole');
    });

    it('puts an exact number before any title', async () => {
      const index = await indexed(
        aBib('title', { title: '9780262033848', popularity: 500 }),
        aBib('isbn', { title: 'Algorithms', isbn: ['0-262-03384-4'] }),
      );
      expect(idsOf(await find(index, words('9780262033848')))).toEqual(['isbn', 'title']);
    });

    it('puts titles that hold the words side by side and in order before others', async () => {
      const index = await indexed(
        aBib('apart', { title: 'Stone gardens of the old bridge' }),
        aBib('turned', { title: 'Bridge stone of the old gardens' }),
        aBib('beside', { title: 'The old stone bridge of gardens' }),
      );
      expect(idsOf(await find(index, words('stone bridge')))[0]).toBe('beside');
    });

    it('puts the script of the query first, of whole titles and of others', async () => {
      const index = await indexed(
        aBib('s', { title: '红楼梦' }),
        aBib('t', { title: '紅樓夢' }),
        aBib('study-s', { title: '红楼梦研究' }),
        aBib('study-t', { title: '紅樓夢研究' }),
      );
      expect(idsOf(await find(index, words('红楼梦')))).toEqual(['s', 't', 'study-s', 'study-t']);
      expect(idsOf(await find(index, words('紅樓夢')))).toEqual(['t', 's', 'study-t', 'study-s']);
    });

    it('ranks the word as typed before its other forms', async () => {
      const index = await indexed(
        { ...aBib('plural', { title: 'Great libraries' }), languages: ['eng'] },
        { ...aBib('own', { title: 'Great library' }), languages: ['eng'] },
      );
      expect(idsOf(await find(index, words('library'), { languages: ['eng'] }))).toEqual(['own', 'plural']);
      expect(idsOf(await find(index, words('libraries'), { languages: ['eng'] }))).toEqual(['plural', 'own']);
      expect(
        idsOf(await find(index, words('libraries', { match: 'phrase' }), { languages: ['eng'] })),
      ).toEqual(['plural']);
    });

    it.each([
      ['colour', 'color'],
      ['color', 'colour'],
      ['e-book', 'ebook'],
      ['ebook', 'e-book'],
      ['Müller', 'Mueller'],
      ['20th-century', 'twentieth-century'],
      ['twentieth-century', '20th-century'],
      ['第2版', '第二版'],
      ['第二版', '第2版'],
      ['紅樓', '红楼'],
      ['红楼', '紅樓'],
      ['serie[s]', 'serie'],
    ])('ranks %s before %s for it, whatever is used more', async (typed, other) => {
      const index = await indexed(
        { ...aBib('other', { title: `The great ${other} here`, popularity: 5 }), languages: ['eng', 'ger'] },
        { ...aBib('typed', { title: `The great ${typed} here` }), languages: ['eng', 'ger'] },
      );
      const found = idsOf(await find(index, words(typed), { languages: ['eng', 'ger', 'chi'] }));
      expect(found[0]).toBe('typed');
    });

    it('lifts what the request boosts, but not over a whole title', async () => {
      const index = await indexed(
        aBib('a', { title: 'Maps of rivers', facets: { docType: ['book'] } }),
        aBib('b', { title: 'Maps of rivers', facets: { docType: ['map'], subject: ['Rivers', 'Water'] } }),
        aBib('whole', { title: 'Rivers', facets: { docType: ['book'] } }),
      );
      const boosted = async (field: 'docType' | 'subject', value: string) =>
        idsOf(await find(index, words('rivers'), { boosts: [{ field, value, factor: 5 }] }));
      expect(await boosted('docType', 'map')).toEqual(['whole', 'b', 'a']);
      expect(await boosted('docType', 'book')).toEqual(['whole', 'a', 'b']);
      expect(await boosted('subject', 'Water')).toEqual(['whole', 'b', 'a']);
    });

    it('puts what readers rate well a little before its like, where the library wants it, and no word behind it', async () => {
      const index = await indexed(
        aBib('a', { title: 'Rivers and lakes', rating: 250 }),
        aBib('b', { title: 'Rivers and hills', rating: 480 }),
        aBib('c', { title: 'Rivers and towns' }),
        aBib('better', { title: 'Lakes', notes: ['Rivers'], rating: 500 }),
        aBib('whole', { title: 'Rivers', rating: 100 }),
      );
      const page = async (ratingShare?: number) =>
        find(index, words('rivers'), ratingShare === undefined ? {} : { ratingShare });
      expect(idsOf(await page(0.1))).toEqual(['whole', 'b', 'a', 'c', 'better']);
      expect(idsOf(await page())).toEqual(['whole', 'a', 'b', 'c', 'better']);
      expect((await page(0)).hits).toEqual((await page()).hits);
    });

    it('orders by rating, what nobody rated last', async () => {
      const index = await indexed(
        aBib('none', { title: 'Rivers' }),
        aBib('low', { title: 'Rivers', rating: 240 }),
        aBib('high', { title: 'Rivers', rating: 460 }),
      );
      const sort = { key: 'rating', descending: true } as const;
      expect(idsOf(await find(index, words('rivers'), { sort }))).toEqual(['high', 'low', 'none']);
    });

    it('explains every hit by parts that add up to its score, and no document that is no hit', async () => {
      const index = await indexed(
        aBib('1', {
          title: '红楼梦 : 中国文学',
          author: ['曹雪芹'],
          subject: ['文学'],
          year: 1990,
          popularity: 7,
          rating: 440,
        }),
        aBib('2', { title: 'Old stone bridge', subject: ['Bridges'], notes: ['Stone'], year: 2001 }),
        aBib('3', { title: 'Stone and bridge', isbn: ['9780262033848'], facets: { docType: ['map'] } }),
      );
      const requests: SearchRequest[] = [
        { query: words('红楼梦'), ratingShare: 0.03, offset: 0, limit: 10 },
        { query: words('stone bridge'), offset: 0, limit: 10 },
        { query: words('stone bridge', { match: 'any' }), offset: 0, limit: 10 },
        { query: words('the old stone'), languages: ['eng'], offset: 0, limit: 10 },
        { query: words('9780262033848'), offset: 0, limit: 10 },
        { query: words('sto', { match: 'prefix' }), offset: 0, limit: 10 },
        {
          query: { kind: 'and', of: [words('stone'), { kind: 'not', of: words('old') }] },
          boosts: [{ field: 'docType', value: 'map', factor: 2 }],
          ratingShare: 0.05,
          offset: 0,
          limit: 10,
        },
      ];
      for (const request of requests) {
        const { hits } = await engine().search(index, request);
        expect(hits.length).toBeGreaterThan(0);
        for (const { id, score } of hits) {
          const explained = await engine().explain(index, request, id);
          expect(explained?.score).toBeCloseTo(score, 2);
          expectPartsToMakeTheScore(explained!);
        }
        expect(await engine().explain(index, request, 'nowhere')).toBeUndefined();
      }
      expect(await engine().explain(index, requests[1]!, '1')).toBeUndefined();
    });
  });
}

/** Parts are summed or multiplied, or the best of them counts: one of the three gives the score. */
function expectPartsToMakeTheScore({ score, parts }: Explanation): void {
  if (parts.length === 0) return;
  const values = parts.map((part) => part.score);
  const made = [
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((product, value) => product * value, 1),
    Math.max(...values),
  ];
  expect(made.some((value) => Math.abs(value - score) <= 1e-4 * Math.max(1, score))).toBe(true);
  for (const part of parts) expectPartsToMakeTheScore(part);
}
