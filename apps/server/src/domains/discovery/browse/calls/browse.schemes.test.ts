import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { browseIndex } from '@lectern/contracts/discovery/search/browse-index';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import type { Bib } from '@lectern/marc/bib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '../../../../platform/tenants/tenant-store.ts';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { loadClasses } from '../../../collection/vocabulary/classes/load-classes.ts';

const CHINESE = 'alpha';
const DEWEY = 'beta';
const IDS = { [CHINESE]: '1001', [DEWEY]: '1002' } as const;

/** The same works in both libraries, with the numbers of both classifications. */
const WORKS: readonly (readonly [title: string, clc: string, ddc: string])[] = [
  ['Dogs', 'S829.2', '636.7'],
  ['Sheep', 'S826', '636.3'],
  ['Farms', 'S', '630'],
  ['Typhoon', 'I561.45', '823.912'],
];

describeOnEachDatabase('two libraries with different classifications', (kind) => {
  let app: TestApp;
  const dogs: Record<string, string> = {};

  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db, tenants } = app.deps;
    await changeSettings(db, IDS[DEWEY], (settings) => ({
      ...settings,
      public: { ...settings.public, classScheme: 'ddc' },
    }));
    await tenants.refresh();
    for (const [library, tenant_id] of Object.entries(IDS)) {
      for (const [title, clc, ddc] of WORKS) {
        const classes: Bib['classes'] = [
          { scheme: 'clc', notation: clc },
          { scheme: 'ddc', notation: ddc },
        ];
        const { id } = await buildBib(db, { tenant_id, title, description: { classes } });
        if (title === 'Dogs') dogs[library] = id;
      }
      await indexTenant(app.deps, tenant_id);
    }
  });
  afterAll(() => app.close());

  const client = (tenant: string, language: Language = 'en-US') => app.client({ tenant, language });
  async function tree(tenant: string, kindNo: string, language?: Language): Promise<string[]> {
    const { classificaList } = await client(tenant, language).call(browseClasses, { kindNo });
    return classificaList.map(({ code, notation, name, count }) => `${code}: ${notation} ${name} (${count})`);
  }

  it('have trees of their own, with notations of three digits for Dewey', async () => {
    expect(await tree(CHINESE, '')).toEqual(['I: I Literature (1)', 'S: S Agriculture (3)']);
    expect(await tree(DEWEY, '')).toEqual([
      '6: 600 Technology, health and home (3)',
      '8: 800 Literature (1)',
    ]);
    expect(await tree(DEWEY, '6', 'fr-FR')).toEqual(['63: 630 Agriculture, élevage et jardin (3)']);
    expect(await tree(DEWEY, '63')).toEqual([
      '630: 630 General works (1)',
      '636: 636 Farm animals and pets (2)',
    ]);
    expect(await tree(DEWEY, '636')).toEqual(['636.3: 636.3  (1)', '636.7: 636.7  (1)']);
    expect(await tree(DEWEY, 'S')).toEqual([]);
  });

  it('have the way to a class, its notation, and the values that find its works', async () => {
    const { notation, path, values } = await client(DEWEY).call(browseClasses, { kindNo: '636.7' });
    expect(notation).toBe('636.7');
    expect(path.map((one) => `${one.code}: ${one.notation}`)).toEqual(['6: 600', '63: 630', '636: 636']);
    expect(values).toEqual(['636.7']);
  });

  it('find the works of a class and of the classes below it', async () => {
    const titles = async (tenant: string, kindNo: string) => {
      const { searchResult } = await client(tenant).call(searchBibs, {
        kindNo: [kindNo],
        sortField: 'title',
      });
      return searchResult.map(({ title }) => title);
    };
    expect(await titles(DEWEY, '636')).toEqual(['Dogs', 'Sheep']);
    expect(await titles(DEWEY, 'S82')).toEqual([]);
    expect(await titles(CHINESE, 's82')).toEqual(['Dogs', 'Sheep']);
    expect(await titles(CHINESE, '636')).toEqual([]);
  });

  it('label facets, chips and headings in their classification', async () => {
    const facet = async (tenant: string) => {
      const { facetResult } = await client(tenant, 'fr-FR').call(searchBibs, { keyWord: 'dogs' });
      return facetResult.find(({ name }) => name === 'kindNo')?.values.map(({ label }) => label);
    };
    expect(await facet(DEWEY)).toEqual([
      '600 Techniques, santé et maison',
      '630 Agriculture, élevage et jardin',
    ]);
    expect(await facet(CHINESE)).toEqual(['S Agriculture', 'S8 Élevage et médecine vétérinaire']);
    const dictionary = async (tenant: string) =>
      (await client(tenant).call(getDictionaries, { names: ['classNo'] })).classNo;
    expect(await dictionary(DEWEY)).toContainEqual({
      code: '63',
      name: '630 Farming, animals and gardens',
      count: 3,
    });
    expect((await dictionary(DEWEY))?.map(({ code }) => code).join(' ')).toBe(
      '0 1 2 3 4 5 6 63 630 636 636.3 636.7 7 8 82 823 823.9 823.91 823.912 9',
    );
    expect((await dictionary(CHINESE))?.[0]?.code).toBe('A');
    const { headings, numFound } = await client(DEWEY).call(browseIndex, {
      searchField: 'classNumber',
      keyWord: '630',
    });
    expect(numFound).toBe(3);
    expect(headings.map(({ label }) => label)).toEqual([
      '630 Farming, animals and gardens',
      '630 General works',
      '636 Farm animals and pets',
      '636.3',
      '636.7',
    ]);
    const { classificaList } = await client(DEWEY).call(listCategoryConditions, {});
    expect(classificaList[0]).toEqual({ code: '6', name: 'Technology, health and home', count: 3 });
  });

  it('explain their own class numbers in a record, which has all of them', async () => {
    const classes = async (tenant: string) =>
      (await client(tenant).call(getBib, { recordId: dogs[tenant]! })).classes;
    expect(await classes(DEWEY)).toEqual([
      { scheme: 'clc', notation: 'S829.2', name: '' },
      { scheme: 'ddc', notation: '636.7', name: 'Farming, animals and gardens' },
    ]);
    expect(await classes(CHINESE)).toEqual([
      { scheme: 'clc', notation: 'S829.2', name: 'Agriculture' },
      { scheme: 'ddc', notation: '636.7', name: '' },
    ]);
  });

  it('find a class number of any classification', async () => {
    for (const tenant of [CHINESE, DEWEY])
      for (const keyWord of ['636.7', 'S829'])
        expect(await client(tenant).call(searchBibs, { keyWord, searchField: 'classNumber' })).toMatchObject({
          numFound: 1,
          searchResult: [{ title: 'Dogs' }],
        });
  });

  it('say in their settings which one it is', async () => {
    expect((await client(CHINESE).call(getFindConfig, {})).classScheme).toBe('clc');
    expect((await client(DEWEY).call(getFindConfig, {})).classScheme).toBe('ddc');
  });

  it('have names of loaded tables of their classification only', async () => {
    await loadClasses(app.deps, undefined, 'ddc', [
      { notation: '636.7', parent: '636', names: { 'en-US': 'Dogs' } },
    ]);
    expect(await tree(DEWEY, '636')).toEqual(['636.3: 636.3  (1)', '636.7: 636.7 Dogs (1)']);
    expect(await tree(CHINESE, 'S')).toEqual(['S8: S8 Animal husbandry and veterinary medicine (2)']);
    await loadClasses(app.deps, undefined, 'ddc', []);
  });
});
