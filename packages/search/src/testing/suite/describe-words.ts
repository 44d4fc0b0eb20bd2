import { beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { Query } from '../../search-engine.ts';
import { aBib, words } from '../sample-bibs.ts';
import { idsOf, type SuiteContext } from './suite-context.ts';

/** What words find, in every script and way of matching. */
export function describeWords({ indexed, find }: SuiteContext): void {
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

    it('finds a standard number among words, in quotes and in any field', async () => {
      for (const text of [
        'science 0-262-03384-4',
        '9780262033848 science',
        'science "978-0-262-03384-8"',
        '0262033844 sci',
        '978 0 262 03384 8 science',
        'science 0 262 03384 4',
        'science 978 0262033848 9780262033848',
      ])
        expect(
          await ids(parseQuery(text, { field: 'any', match: text.endsWith('sci') ? 'prefix' : 'all' })),
        ).toEqual(['sci']);
      for (const field of ['title', 'author', 'notes', 'issn', 'callNumber'] as const)
        expect(await ids(parseQuery('978-0-262-03384-8', { field, match: 'all' }))).toEqual(['sci']);
      expect(await ids(words('science 978-0-262-03384-8', { field: 'title' }))).toEqual(['sci']);
      for (const text of ['red 978-0-262-03384-8', 'red 978 0 262 03384 8'])
        expect(await ids(words(text))).toEqual([]);
    });

    it('joins queries by and, or, not', async () => {
      expect(await ids({ kind: 'and', of: [words('science'), { kind: 'not', of: words('red') }] })).toEqual([
        'sci',
      ]);
      expect(await ids({ kind: 'or', of: [words('dream'), words('俞平伯')] })).toEqual(['hlm-study', 'red']);
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
        idsOf(await find(one, words('bamboo', { field: 'any' }), { weights: { title: 0.1, notes: 500 } }))[0],
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
}
