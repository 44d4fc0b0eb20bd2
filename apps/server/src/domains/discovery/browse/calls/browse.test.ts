import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { browseLibraries } from '@lectern/contracts/discovery/browse/browse-libraries';
import { browseLocations } from '@lectern/contracts/discovery/browse/browse-locations';
import { getDiscipline } from '@lectern/contracts/discovery/browse/get-discipline';
import { getLocationDictionary } from '@lectern/contracts/discovery/browse/get-location-dictionary';
import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { listDisciplines } from '@lectern/contracts/discovery/browse/list-disciplines';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildBib,
  buildCampus,
  buildItem,
  buildLibrary,
  buildLocation,
} from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { loadClasses } from '../../../collection/vocabulary/classes/load-classes.ts';

/** Class numbers, languages and shelving locations of the works in the catalogue. */
const WORKS = [
  { classes: ['I242.4'], language: 'chi', country: 'CN', places: ['MAIN-3F', 'SOUTH-1F'] },
  { classes: ['I247.5'], language: 'chi', country: 'CN', places: ['MAIN-3F'] },
  { classes: ['I712.45', 'I561.44'], language: 'eng', country: 'US', places: ['MAIN-3F'] },
  { classes: ['TP311.5'], language: 'eng', country: 'GB', places: ['SOUTH-1F'] },
  { classes: ['R737.1'], language: 'chi', country: 'CN', places: ['X9'] },
] as const;

describeOnEachDatabase('browsing', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    await buildLibrary(db);
    await buildLibrary(db, { code: 'SOUTH', names: '{"zh-CN":"南馆","en-US":"South Library"}', position: 1 });
    await buildLibrary(db, { code: 'NEW', names: '{"en-US":"New Library"}', position: 2 });
    await buildCampus(db);
    await buildLocation(db, { campus_code: 'OLD', reference_only: 1 });
    await buildLocation(db, { code: 'SOUTH-1F', library_code: 'SOUTH', names: '{"en-US":"Ground floor"}' });
    for (const { classes, language, country, places } of WORKS) {
      const { id } = await buildBib(db, {
        description: {
          flavour: 'unimarc',
          classes: classes.map((notation) => ({ scheme: 'clc', notation })),
          languages: [language],
          country,
        },
      });
      for (const location_code of places) {
        if (location_code === 'X9') {
          await buildItem(db, { bib_id: id, location_code, library_code: 'SOUTH' });
          await db.deleteFrom('location').where('tenant_id', '=', '1001').where('code', '=', 'X9').execute();
        } else {
          const library_code = location_code.split('-')[0]!;
          await buildItem(db, { bib_id: id, location_code, library_code });
        }
      }
    }
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const classes = async (kindNo: string, input: Omit<InputOf<typeof browseClasses.input>, 'kindNo'> = {}) =>
    (await app.client().call(browseClasses, { ...input, kindNo })).classificaList.map(
      ({ code, count }) => `${code} ${count}`,
    );

  describe('the tree of classes', () => {
    it('begins with the main classes of works', async () => {
      expect(await classes('')).toEqual(['I 3', 'R 1', 'T 1']);
    });

    it('has the classes below a class, and counts a work with two classes of a range once', async () => {
      expect(await classes('I')).toEqual(['I2 2', 'I3/7 1']);
      expect(await classes('I2')).toEqual(['I24 2']);
      expect(await classes('i24')).toEqual(['I242 1', 'I247 1']);
      expect(await classes('I242.4')).toEqual([]);
      expect(await classes('I3/7')).toEqual(['I5 1', 'I7 1']);
      expect(await classes('R')).toEqual(['R73 1']);
    });

    it('has the path to a class with names, and the values that find its works in a search', async () => {
      const answer = await app.client({ language: 'fr-FR' }).call(browseClasses, { kindNo: 'I712' });
      expect(answer.path.map(({ code, name }) => `${code} ${name}`)).toEqual([
        'I Littérature',
        'I3/7 Littérature d’autres pays',
        'I7 Amériques',
        'I71 ',
      ]);
      expect(answer.values).toEqual(['I712']);
      const { classificaList } = await app.client().call(browseClasses, { kindNo: 'I' });
      expect(classificaList[1]).toMatchObject({
        name: 'Literature of other countries',
        values: ['I5', 'I7'],
        hasChildren: true,
      });
    });

    it('counts under filters', async () => {
      expect(await classes('', { langCode: ['eng'] })).toEqual(['I 1', 'T 1']);
      expect(await classes('', { libCode: ['SOUTH'], countryCode: ['cn'] })).toEqual(['I 1', 'R 1']);
    });

    it('is empty below an unknown class', async () => {
      for (const kindNo of ['W', '中国', 'I2/', '%', 'I242.4.4.4']) expect(await classes(kindNo)).toEqual([]);
    });

    it('has the names and the order of a loaded table, preferring the tenant’s own table to the shared one', async () => {
      const entry = (notation: string, parent: string, name: string) => ({
        notation,
        parent,
        names: { 'zh-CN': name },
      });
      await loadClasses(app.deps, undefined, 'clc', [
        entry('I24', 'I2', '小说'),
        entry('I247', 'I24', '当代作品'),
      ]);
      const named = async (kindNo: string, language: Language) =>
        (await app.client({ language }).call(browseClasses, { kindNo })).classificaList.map(
          ({ code, name }) => `${code} ${name}`,
        );
      expect(await named('I2', 'zh-CN')).toEqual(['I24 小说']);
      expect(await named('I24', 'en-US')).toEqual(['I247 当代作品', 'I242 ']);
      expect(await named('I', 'en-US')).toContain('I2 Chinese literature');
      await loadClasses(app.deps, '1001', 'clc', [
        entry('I24', 'I2', '小說與故事'),
        entry('I242', 'I24', '古代'),
      ]);
      expect(await named('I2', 'zh-CN')).toEqual(['I24 小說與故事']);
      expect(await named('I24', 'zh-CN')).toEqual(['I242 古代', 'I247 当代作品']);
      await loadClasses(app.deps, '1001', 'clc', []);
      await loadClasses(app.deps, undefined, 'clc', []);
    });
  });

  it('lists the conditions that narrow a class', async () => {
    const all = await app.client().call(listCategoryConditions, {});
    expect(all.classificaList).toEqual([
      { code: 'I', name: 'Literature', count: 3 },
      { code: 'R', name: 'Medicine and health', count: 1 },
      { code: 'T', name: 'Technology', count: 1 },
    ]);
    expect(all.documentTypeList).toEqual([{ code: 'book', name: 'Book', count: 5 }]);
    expect(all.languageList[0]).toEqual({ code: 'chi', name: 'Chinese', count: 3 });
    expect(all.countryList[0]).toEqual({ code: 'CN', name: 'China', count: 3 });
    const foreign = await app.client().call(listCategoryConditions, { kindNo: 'I3/7' });
    expect(foreign.languageList).toEqual([{ code: 'eng', name: 'English', count: 1 }]);
  });

  it('counts disciplines, also those without works, and lists types, classes and subjects of one', async () => {
    const listed = await app.client({ language: 'zh-CN' }).call(listDisciplines, {});
    expect(listed).toHaveLength(14);
    expect(listed.filter(({ count }) => count > 0)).toEqual([
      { code: '05', name: '文学', count: 3 },
      { code: '08', name: '工学', count: 1 },
      { code: '10', name: '医学', count: 1 },
    ]);
    const one = await app.client().call(getDiscipline, { discode1: '05' });
    expect(one).toMatchObject({
      name: 'Literature and languages',
      count: 3,
      classificaList: [{ code: 'I', name: 'Literature', count: 3 }],
    });
    for (const discode1 of ['15', 'constructor']) {
      await expect(app.client().call(getDiscipline, { discode1 })).rejects.toMatchObject({
        status: 404,
        code: 'DISCIPLINE_NOT_FOUND',
      });
    }
  });

  it('lists libraries in the tenant’s order, also one without works', async () => {
    const listed = await app.client().call(browseLibraries, {});
    expect(listed.map(({ libName, count }) => `${libName} ${count}`)).toEqual([
      'Main Library 3',
      'South Library 3',
      'New Library 0',
    ]);
  });

  it('lists shelving locations by library and campus, also one that is only in works', async () => {
    const shown = async (input: InputOf<typeof browseLocations.input>) =>
      (await app.client().call(browseLocations, input)).map(({ libCode, campuses }) => [
        libCode,
        ...campuses.map(
          ({ campusName, locations }) =>
            `${campusName}: ${locations.map(({ locationName, count }) => `${locationName} ${count}`).join()}`,
        ),
      ]);
    expect(await shown({})).toEqual([
      ['MAIN', 'Old campus: Social sciences, 3rd floor 3'],
      ['SOUTH', ': Ground floor 2,X9 1'],
      ['NEW'],
    ]);
    expect(await shown({ libCode: ['SOUTH'] })).toEqual([['SOUTH', ': Ground floor 2,X9 1']]);
    expect(await shown({ campusId: ['OLD'] })).toEqual([
      ['MAIN', 'Old campus: Social sciences, 3rd floor 3'],
    ]);
  });

  it('names shelving locations with their library and campus', async () => {
    const listed = await app.client().call(getLocationDictionary, { libCode: ['MAIN'] });
    expect(listed).toEqual([
      {
        code: 'MAIN-3F',
        name: 'Social sciences, 3rd floor',
        libCode: 'MAIN',
        libName: 'Main Library',
        campusId: 'OLD',
        campusName: 'Old campus',
      },
    ]);
  });

  it('answers SEARCH_UNAVAILABLE while there is no index', async () => {
    const other = app.client({ tenant: 'beta' });
    await expect(other.call(browseClasses, {})).rejects.toMatchObject({
      status: 503,
      code: 'SEARCH_UNAVAILABLE',
    });
  });
});
