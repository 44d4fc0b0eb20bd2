import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../../testing/catalogue-app.ts';

const ALL = WHALE_BOOKS + 1;
type State = InputOf<typeof searchBibs.input>;

describe('a search that finds nothing as it stands', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  const search = (input: State) => app.client().call(searchBibs, input);

  it('is read as pinyin, says so, and marks what sounds so', async () => {
    const { reading, searchResult } = await search({ keyWord: 'hong lou meng' });
    expect(searchResult.map(({ title }) => title)).toEqual(['红楼梦']);
    expect(reading).toMatchObject({ kind: 'pinyin' });
    expect(searchResult[0]?.titleRanges).toEqual([[0, 3]]);
    expect((await search({ keyWord: 'whale' })).reading).toEqual({ kind: 'literal' });
  });

  it('is read with a slip put right, says so, and marks the words that were meant', async () => {
    const { reading, numFound, searchResult } = await search({ keyWord: 'mellville' });
    expect(numFound).toBe(1);
    expect(reading).toEqual({ kind: 'fuzzy', changed: [{ from: 'mellville', to: 'melville' }] });
    const [hit] = searchResult;
    expect(hit?.authorRanges.map(([from, to]) => hit.author.slice(from, to))).toEqual(['Melville']);
  });

  it('finds what the right words find where a character of a title or name was wrong', async () => {
    for (const [typed, right] of [
      ['红搂梦', '红楼梦'],
      ['曹雪勤', '曹雪芹'],
    ] as const) {
      const { reading, ...mended } = await search({ keyWord: typed });
      const meant = await search({ keyWord: right });
      expect(reading, typed).toEqual({ kind: 'fuzzy', changed: [{ from: typed, to: right }] });
      expect(mended.numFound, typed).toBe(meant.numFound);
      expect(mended.searchResult, typed).toEqual(meant.searchResult);
    }
  });

  it('is left as it stands where the reader wants it so, and then asks whether another word was meant', async () => {
    const { numFound, reading, didYouMean } = await search({ keyWord: 'mellville', literal: true });
    expect([numFound, reading.kind, didYouMean]).toEqual([0, 'literal', 'melville']);
  });

  it('is put right for whoever only wants the spelling', async () => {
    const spell = (keyWord: string) => app.client().call(spellKeyWord, { keyWord });
    expect(await spell('mellville')).toEqual({ keyWord: 'mellville', suggestion: 'melville', numFound: 1 });
    expect(await spell('whale')).toEqual({ keyWord: 'whale', suggestion: null, numFound: 0 });
    // A wrong character, which is no word that could be spelt.
    expect(await spell('红缕梦')).toEqual({ keyWord: '红缕梦', suggestion: '红楼梦', numFound: 1 });
    expect(await spell('hong lou meng')).toMatchObject({ suggestion: null });
    expect(await spell('')).toEqual({ keyWord: '', suggestion: null, numFound: 0 });
  });

  describe('says what keeps it from finding', () => {
    it('a word', async () => {
      const { numFound, killers } = await search({ keyWord: 'whale qqqqzzzz book' });
      expect(numFound).toBe(0);
      expect(killers).toEqual([
        { kind: 'word', words: ['qqqqzzzz'], keyWord: 'whale book', numFound: WHALE_BOOKS },
      ]);
    });

    it('a filter, by its name in the language of the reader', async () => {
      const input = { keyWord: 'whale', langCode: ['chi'], libCode: ['MAIN'] };
      const { killers } = await app.client({ language: 'fr-FR' }).call(searchBibs, input);
      expect(killers).toEqual([
        { kind: 'filter', name: 'langCode', labels: ['Chinois'], numFound: 1 },
        { kind: 'word', words: ['whale'], keyWord: '', numFound: 1 },
      ]);
    });

    it('a range of years or a row', async () => {
      const { killers } = await search({
        keyWord: 'whale',
        searchItems: [{ field: 'author', value: 'Melville' }],
        publishBegin: 1990,
      });
      expect(killers).toEqual([
        { kind: 'row', index: 0, field: 'author', value: 'Melville', numFound: 13 },
        { kind: 'filter', name: 'publishYear', labels: ['1990–'], numFound: 1 },
      ]);
    });

    it('all unknown words together, where no single one is to blame', async () => {
      const { killers } = await search({ keyWord: 'qqqqzzzz whale xxxxjjjj' });
      expect(killers).toEqual([
        { kind: 'word', words: ['qqqqzzzz', 'xxxxjjjj'], keyWord: 'whale', numFound: ALL },
      ]);
    });

    it('a filter, where the words are found as they sound or by another spelling', async () => {
      for (const keyWord of ['hongloumeng', '红缕梦']) {
        const { reading, killers } = await search({ keyWord, langCode: ['fre'] });
        expect(reading.kind, keyWord).not.toBe('literal');
        const filter = { kind: 'filter', name: 'langCode', labels: ['French'], numFound: 1 };
        expect(killers, keyWord).toContainEqual(filter);
      }
    });

    it('all filters together, where no single one is to blame, and with them words that are unknown', async () => {
      const filters = { langCode: ['chi'], publishBegin: 2040 };
      expect((await search({ keyWord: 'whale book', ...filters })).killers).toEqual([
        { kind: 'filters', words: [], keyWord: 'whale book', numFound: WHALE_BOOKS },
      ]);
      expect((await search({ keyWord: 'whale qqqqzzzz', ...filters })).killers).toEqual([
        { kind: 'filters', words: ['qqqqzzzz'], keyWord: 'whale', numFound: ALL },
      ]);
    });

    it('nothing, where nothing is known; nor where something is found', async () => {
      expect((await search({ keyWord: 'qqqqzzzz' })).killers).toEqual([]);
      expect((await search({ keyWord: 'whale' })).killers).toEqual([]);
    });
  });
});
