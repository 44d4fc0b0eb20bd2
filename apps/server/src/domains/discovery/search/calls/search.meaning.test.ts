import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Bib } from '@lectern/marc/bib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { handWrittenMeaning, modelsOf } from '../../../../testing/hand-written-meaning.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

const MODEL = handWrittenMeaning('first', [
  { label: 'Cetology', words: ['Walfang', 'whale'], near: ['Seafaring'] },
  { label: 'Seafaring', words: ['Walfang'] },
  { label: 'Abysses', words: ['deep'], isGuess: true },
  { label: 'I242.4', scheme: 'clc', words: ['saga'] },
  { label: 'I2', scheme: 'clc', words: ['saga'] },
  { label: '895', scheme: 'ddc', words: ['saga'] },
  { label: 'PL2', scheme: 'lcc', words: ['saga'] },
]);

type State = InputOf<typeof searchBibs.input>;

describe('a search by meaning', () => {
  let app: TestApp;
  let idOf: Readonly<Record<string, string>>;
  let foreign: string;
  beforeAll(async () => {
    app = await createTestApp({ deps: { meaning: modelsOf([MODEL]) } });
    const entries = await Promise.all(
      BOOKS.map(async ({ title, suppressed = 0, ...description }) => {
        const { id } = await buildBib(app.deps.db, { title, suppressed, description });
        return [title, id] as const;
      }),
    );
    idOf = Object.fromEntries(entries);
    const other = { tenant_id: '1002', title: 'Whales elsewhere', description: about('Cetology') };
    foreign = (await buildBib(app.deps.db, other)).id;
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const search = (input: State) => app.client().call(searchBibs, input);
  const titles = async (input: State) => (await search(input)).searchResult.map(({ title }) => title).sort();

  it('finds records by what they are about where no record has the word, and says so', async () => {
    const { numFound, meaning, searchResult, facetResult } = await search({ keyWord: 'Walfang' });
    expect(numFound).toBe(0);
    expect(meaning).toEqual({ about: ['Cetology', 'Seafaring'], added: 3 });
    expect(searchResult.map(({ title }) => title).sort()).toEqual([ISLANDS, NANTUCKET, MOBY]);
    expect(searchResult.every(({ byMeaning }) => byMeaning)).toBe(true);
    expect(searchResult.find(({ title }) => title === MOBY)?.about).toEqual(['Cetology']);
    expect(facetResult.flatMap(({ values }) => values)).toEqual([]);
  });

  it('adds to what the words find, whose number stays theirs', async () => {
    const { numFound, totalNum, meaning, searchResult } = await search({ keyWord: 'whale' });
    expect([numFound, totalNum, meaning?.added]).toEqual([2, 2, 1]);
    const rows = searchResult.map(({ title, about, byMeaning }) => ({ title, about, byMeaning }));
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ title: MOBY, about: ['Cetology'], byMeaning: false });
    expect(rows).toContainEqual({ title: COOKBOOK, about: [], byMeaning: false });
    expect(rows).toContainEqual({ title: NANTUCKET, about: ['Cetology'], byMeaning: true });
  });

  it('gives no reason where the words are no evidence, and still finds the records', async () => {
    const { meaning, searchResult } = await search({ keyWord: 'deep' });
    expect(meaning).toEqual({ about: [], added: 1 });
    expect(searchResult.map(({ title, about, byMeaning }) => [title, about, byMeaning])).toEqual([
      [TRENCHES, [], true],
    ]);
  });

  it('names classes of any classification by their names alone, in the language of the reader, and leaves out those without a name', async () => {
    const about = async (language: Language) => {
      const { meaning, searchResult } = await app.client({ language }).call(searchBibs, { keyWord: 'saga' });
      return [meaning?.about, searchResult[0]?.about];
    };
    const english = ['Chinese literature', 'East Asian literature'];
    expect(await about('en-US')).toEqual([english, english]);
    const french = ['Littérature chinoise', 'Littératures d’Asie orientale'];
    expect(await about('fr-FR')).toEqual([french, french]);
  });

  it('finds only what the filters let through, and nothing that is suppressed', async () => {
    expect(await titles({ keyWord: 'Walfang', langCode: ['fre'] })).toEqual([ISLANDS]);
    expect(await titles({ keyWord: 'Walfang', langCode: ['chi'] })).toEqual([]);
    expect(await titles({ keyWord: 'Walfang' })).not.toContain(HIDDEN);
  });

  it('has pages through its whole list, in which each record has its place', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ keyWord: 'Walfang', rows: 1, page })));
    const ids = pages.flatMap(({ searchResult }) => searchResult.map(({ recordId }) => recordId));
    expect(new Set(ids).size).toBe(3);
    const beside = await app
      .client()
      .call(findNeighbours, { keyWord: 'Walfang', recordId: ids[1]!, position: 2 });
    expect(beside).toMatchObject({ numFound: 3, position: 2 });
    expect([beside.previous?.recordId, beside.next?.recordId]).toEqual([ids[0], ids[2]]);
  });

  it.each<[string, State]>([
    ['that wants none', { keyWord: 'whale', wordsOnly: true }],
    ['for what was typed exactly', { keyWord: 'whale', literal: true }],
    ['of one field', { keyWord: 'whale', searchField: 'title' }],
    ['for a whole value', { keyWord: 'whale', matchMode: 1 }],
    ['for the beginning of a word', { keyWord: 'whale', matchMode: 4 }],
    ['for a phrase', { keyWord: '"the whale"' }],
    ['with operators', { keyWord: 'whale OR cookbook' }],
    ['that leaves a word out', { keyWord: 'whale -cookbook' }],
    ['with rows', { keyWord: 'whale', searchItems: [{ value: 'the' }] }],
    ['in another order', { keyWord: 'whale', sortField: 'title' }],
    ['with the best last', { keyWord: 'whale', sortClause: 'desc' }],
    ['by groups', { keyWord: 'whale', group: 'langCode' }],
    ['for a number', { keyWord: '978-0-14-243724-7' }],
    ['without words', { langCode: ['eng'] }],
  ])('is not made for a search %s', async (_, state) => {
    const { meaning, searchResult } = await search(state);
    expect(meaning).toBeNull();
    expect(searchResult.filter(({ byMeaning, about }) => byMeaning || about.length > 0)).toEqual([]);
  });

  it('gives works like a work by what the index keeps of it, else by its headings', async () => {
    const similar = async (title: string) => {
      const { works } = await app.client().call(findSimilar, { recordId: idOf[title]! });
      return works.map((work) => [work.title, ...work.about]);
    };
    expect(await similar(MOBY)).toEqual([[NANTUCKET, 'Cetology']]);
    expect(await similar(COOKBOOK)).toEqual([[DINNERS, 'Cooking']]);
  });

  it.each([
    ['is unknown', () => 'nothing'],
    ['is suppressed', () => idOf[HIDDEN]!],
    ['is of another library', () => foreign],
  ])('gives no works like a work that %s', async (_, recordId) => {
    await expect(app.client().call(findSimilar, { recordId: recordId() })).rejects.toMatchObject({
      status: 404,
      code: 'BIB_NOT_FOUND',
    });
  });

  it('gives subjects that are near to the words', async () => {
    const words = await app.client().call(getRelatedWords, { keyWord: 'whale' });
    expect(words.map(({ keyWord }) => keyWord)).toEqual(expect.arrayContaining(['Cetology', 'Seafaring']));
    expect(words.find(({ keyWord }) => keyWord === 'Cetology')?.count).toBe(1);
  });

  it('is not made where the library does not want it', async () => {
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, search: { ...settings.search, meaning: false } });
    await app.deps.tenants.refresh();
    try {
      const { meaning, searchResult } = await search({ keyWord: 'Walfang' });
      expect([meaning, searchResult]).toEqual([null, []]);
    } finally {
      await putSettings(app, settings);
      await app.deps.tenants.refresh();
    }
  });
});

const MOBY = 'Moby-Dick, or, The whale';
const NANTUCKET = 'Life on Nantucket';
const ISLANDS = 'Les îles du Sud';
const HIDDEN = 'Secrets of the ocean';
const COOKBOOK = 'The whale cookbook';
const DINNERS = 'Dinners for sailors';
const TRENCHES = 'Trenches of the Pacific';

type Book = Partial<Bib> & { readonly title: string; readonly suppressed?: 0 | 1 };

function about(...headings: readonly string[]): Pick<Bib, 'subjects'> {
  return { subjects: headings.map((heading) => ({ kind: 'topic', scheme: 'local', parts: [heading] })) };
}

const RED_CHAMBER: Bib['classes'] = [
  { scheme: 'clc', notation: 'I242.4' },
  { scheme: 'clc', notation: 'I2' },
  { scheme: 'ddc', notation: '895' },
  { scheme: 'lcc', notation: 'PL2' },
];

const BOOKS: readonly Book[] = [
  { title: MOBY, languages: ['eng'], ...about('Cetology') },
  { title: NANTUCKET, languages: ['eng'], ...about('Cetology') },
  { title: ISLANDS, languages: ['fre'], ...about('Seafaring') },
  { title: HIDDEN, languages: ['eng'], suppressed: 1, ...about('Cetology') },
  { title: COOKBOOK, languages: ['eng'], ...about('Cooking') },
  { title: DINNERS, languages: ['eng'], ...about('Cooking') },
  { title: TRENCHES, languages: ['eng'], ...about('Abysses') },
  { title: 'Red chamber', languages: ['eng'], classes: RED_CHAMBER },
];
