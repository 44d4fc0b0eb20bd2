import { HEADERS } from '@lectern/contracts/kernel/envelope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { hostileText } from '../../../../testing/hostile-values.ts';

describe('a search for what nobody means', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  async function post(path: string, payload: object) {
    app.clock.advance(61);
    const response = await app.inject({
      url: path,
      method: 'POST',
      headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en_US' },
      payload,
    });
    return {
      status: response.statusCode,
      ...response.json<{ errCode: string; data: { numFound: number } }>(),
    };
  }
  const search = (payload: object) => post('/find/unify/search', payload);

  it.each([
    ['10 kB of words', { keyWord: 'whale '.repeat(1700) }, 'INPUT_INVALID'],
    ['500 words', { keyWord: 'a '.repeat(500) }, 'SEARCH_TOO_LONG'],
    ['NUL', { keyWord: 'wha\u0000le' }, 'INPUT_INVALID'],
    ['a page past all pages', { keyWord: 'whale', page: 1_000_000_001 }, 'INPUT_INVALID'],
    ['a million rows', { keyWord: 'whale', rows: 1_000_000 }, 'INPUT_INVALID'],
    ['no rows', { keyWord: 'whale', rows: 0 }, 'INPUT_INVALID'],
    ['an unknown order', { keyWord: 'whale', sortField: 'colour' }, 'INPUT_INVALID'],
    ['an unknown field', { keyWord: 'whale', searchField: 'colour' }, 'INPUT_INVALID'],
    ['an unknown mode', { keyWord: 'whale', matchMode: 5 }, 'INPUT_INVALID'],
    ['an unknown operator', { searchItems: [{ value: 'whale', operator: 'XOR' }] }, 'INPUT_INVALID'],
    ['rows that are no rows', { searchItems: ['{"value":'] }, 'INPUT_INVALID'],
    ['a hundred rows', { searchItems: Array.from({ length: 100 }, () => ({ value: 'a' })) }, 'INPUT_INVALID'],
    [
      'a hundred filter values',
      { docCode: Array.from({ length: 100 }, (_, at) => `d${at}`) },
      'INPUT_INVALID',
    ],
    ['years that are none', { publishBegin: 'soon' }, 'INPUT_INVALID'],
    ['nothing but spaces', { keyWord: '   ' }, 'SEARCH_EMPTY'],
    ['a star alone', { keyWord: '*' }, 'SEARCH_EMPTY'],
    ['stars', { keyWord: '** * ***' }, 'SEARCH_EMPTY'],
    ['a sign alone', { keyWord: '&', searchItems: [{ value: '(', operator: 'NOT' }] }, 'SEARCH_EMPTY'],
    ['500 signs', { keyWord: '& '.repeat(500) }, 'SEARCH_EMPTY'],
    ['a thousand emoji', { keyWord: '🐋'.repeat(500) }, 'SEARCH_EMPTY'],
    ['a star in every field', { keyWord: ' *:* ', searchItems: [{ value: '*' }] }, 'SEARCH_EMPTY'],
  ])('refuses %s', async (_name, payload, errCode) => {
    expect(await search(payload)).toMatchObject({ status: 400, errCode });
  });

  it.each([
    ['unbalanced quotes', '"whale'],
    ['unbalanced brackets', '((whale'],
    ['SQL', "whale' OR 1=1; DROP TABLE bib; --"],
    ['a regular expression', '(whale+)+$'],
    ['emoji', 'whale 🐋'],
    ['right-to-left marks', '\u202ewhale\u200f'],
    ['a lone surrogate', 'whale \ud800'],
    ['a flood of marks', `whale${'\u0301'.repeat(900)}`],
    ['operators alone', 'AND OR NOT'],
    ['125 words of which any will do', Array.from({ length: 125 }, (_, at) => `w${at}`).join(' OR ')],
    ['a hundred beginnings', Array.from({ length: 100 }, (_, at) => `w${at}*`).join(' OR ')],
    ['a hundred words left out', `whale ${Array.from({ length: 100 }, (_, at) => `-w${at}`).join(' ')}`],
    ['eighty words that may be sounds', Array.from({ length: 80 }, () => 'yishi').join(' OR ')],
    ['a run of 200 characters', '鲸鱼海洋'.repeat(50)],
    ['LIKE and GLOB', "%' _ [a-z]* {1,9} \\"],
  ])('answers %s', async (_name, keyWord) => {
    expect(await search({ keyWord })).toMatchObject({ status: 200, errCode: '200' });
  });

  it('finds the words "null" and "undefined" as others', async () => {
    for (const keyWord of ['null', 'undefined'])
      expect(await search({ keyWord })).toMatchObject({ status: 200, errCode: '200' });
  });

  it('takes texts that say that nothing is there for nothing in filters', async () => {
    const { numFound } = (await search({ langCode: ['fre'] })).data;
    for (const nothing of ['null', 'undefined']) {
      const rest = {
        publishBegin: nothing,
        rows: nothing,
        sortField: nothing,
        author: nothing,
        group: nothing,
      };
      expect(await search({ langCode: ['fre'], ...rest })).toMatchObject({ status: 200, data: { numFound } });
    }
  });

  it.each([null, '', {}])('takes %j for nothing, as the specification does', async (nothing) => {
    expect(await search({ keyWord: nothing })).toMatchObject({ status: 400, errCode: 'SEARCH_EMPTY' });
    expect(await search({ keyWord: nothing, docCode: nothing })).toMatchObject({ errCode: 'SEARCH_EMPTY' });
    const { numFound } = (await search({ langCode: ['fre'] })).data;
    const rest = {
      publishBegin: nothing,
      rows: nothing,
      sortField: nothing,
      author: nothing,
      group: nothing,
    };
    expect(await search({ keyWord: nothing, langCode: ['fre'], ...rest })).toMatchObject({
      status: 200,
      data: { numFound },
    });
    for (const [path, errCode] of [
      ['/find/unify/twiceSearch', 'SECOND_WORDS_MISSING'],
      ['/find/unify/indexSearch', 'SEARCH_EMPTY'],
    ] as const) {
      const asked = { keyWord: nothing, secondKeyWord: nothing, searchField: 'title' };
      expect(await post(path, asked), path).toMatchObject({ status: 400, errCode });
    }
  });

  it('finds the words beside what means nothing', async () => {
    for (const keyWord of ['"whale', 'whale 🐋', '\u202ewhale\u200f', 'whale & -']) {
      expect((await search({ keyWord })).data.numFound, keyWord).toBe(24);
    }
  });

  it('browses where a star comes with a filter', async () => {
    const { numFound } = (await search({ langCode: ['eng'] })).data;
    expect(numFound).toBeGreaterThan(0);
    expect(await search({ keyWord: '*', langCode: ['eng'] })).toMatchObject({
      status: 200,
      data: { numFound },
    });
  });

  it('is empty past the last page', async () => {
    expect(await search({ keyWord: 'whale', page: 1_000_000_000, rows: 100 })).toMatchObject({
      status: 200,
      data: { numFound: 24, searchResult: [] },
    });
  });

  it.each([
    '/find/unify/search',
    '/find/unify/advancedSearch',
    '/find/unify/twiceSearch',
    '/find/unify/indexSearch',
    '/find/unify/searchResourceNewFromMarc',
    '/find/unify/facetValues',
  ])('%s is answered or refused in words, whatever is asked', async (path) => {
    const state = fc.record({
      keyWord: hostileText,
      secondKeyWord: hostileText,
      searchField: fc.constantFrom('any', 'title', 'isbn', 'callNumber'),
      facet: fc.constantFrom('author', 'kindNo', 'publishYear'),
      contains: hostileText,
      matchMode: fc.integer({ min: 1, max: 4 }),
      langCode: fc.array(hostileText, { maxLength: 2 }),
      searchItems: fc.array(
        fc.record({
          tag: fc.constantFrom('245', '200', '020'),
          field: fc.constantFrom('any', 'title', 'isbn', 'classNumber'),
          value: hostileText,
          matchMode: fc.integer({ min: 1, max: 4 }),
          operator: fc.constantFrom('AND', 'OR', 'NOT'),
        }),
        { maxLength: 5 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(state, async (payload) => {
        const { status, errCode } = await post(path, payload);
        expect([200, 400]).toContain(status);
        expect(errCode).toMatch(/^(200|INPUT_INVALID|SEARCH_(EMPTY|TOO_LONG)|SECOND_WORDS_MISSING)$/);
      }),
      { numRuns: 30 },
    );
  });
});
