import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { listColleges } from '@lectern/contracts/resources/databases/list-colleges';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import { getUnit } from '@lectern/contracts/resources/units/get-unit';
import { listResourcesOfUnit } from '@lectern/contracts/resources/units/list-resources-of-unit';
import { listStaffUnits } from '@lectern/contracts/resources/units/list-staff-units';
import { listUnits } from '@lectern/contracts/resources/units/list-units';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import { removeUnit } from '@lectern/contracts/resources/units/remove-unit';
import { MOST_UNIT_LEVELS } from '@lectern/contracts/resources/units/unit';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { importMarc } from '../../../testing/import-marc.ts';
import { buildResearcher } from '../../../testing/people-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

type Facts = InputOf<typeof putUnit.input>;

const PERMISSIONS = ['resources.digital', 'resources.electronic', 'courses.manage'] as const;

describeOnBothDatabases('units of an institution', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, PERMISSIONS) });
  });
  beforeEach(async () => {
    for (const table of [
      'unit',
      'eresource',
      'eresource_name',
      'eresource_term',
      'eresource_term_use',
    ] as const)
      await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const put = (code: string, facts: Partial<Facts> = {}) =>
    desk.call(putUnit, { code, kind: 'college', names: { 'en-US': `School of ${code}` }, ...facts });
  const tree = async (input: InputOf<typeof listUnits.input> = {}) =>
    (await app.client({}).call(listUnits, input)).units.map(({ code, level }) => `${level} ${code}`);

  it('are a tree in the order of the library, to which new ones are added at the end', async () => {
    const { id } = await put('arts');
    await put('science');
    await put('music', { parentId: id });
    await put('drama', { parentId: id });
    expect(await tree()).toEqual(['0 arts', '1 music', '1 drama', '0 science']);
  });

  it('are found by each of their names and by its sound, with those above them', async () => {
    const { id } = await put('arts', { names: { 'zh-CN': '文学院', 'en-US': 'School of Arts' } });
    await put('music', { parentId: id, names: { 'zh-CN': '音乐系' }, otherNames: ['Conservatoire'] });
    for (const keyWord of ['音乐', 'yinyue', 'yyx', 'CONSERVATOIRE']) {
      expect(await tree({ keyWord })).toEqual(['0 arts', '1 music']);
      expect((await app.client({}).call(listUnits, { keyWord })).total).toBe(1);
    }
    expect(await tree({ keyWord: 'whales' })).toEqual([]);
  });

  it('move with those below them, and never below themselves or too deep', async () => {
    const arts = await put('arts');
    const science = await put('science');
    const music = await put('music', { parentId: arts.id });
    const voice = await put('voice', { parentId: music.id });
    await desk.call(moveUnit, { id: music.id, parentId: science.id, position: 0 });
    await desk.call(moveUnit, { id: science.id, parentId: '', position: 0 });
    expect(await tree()).toEqual(['0 science', '1 music', '2 voice', '0 arts']);
    await expect(
      desk.call(moveUnit, { id: science.id, parentId: voice.id, position: 0 }),
    ).rejects.toMatchObject({
      code: 'UNIT_WITHIN_ITSELF',
    });
    const deep = await put('choir', { parentId: voice.id });
    await expect(put('bass', { parentId: deep.id })).rejects.toMatchObject({ code: 'UNIT_TOO_DEEP' });
    await expect(
      desk.call(moveUnit, { id: science.id, parentId: arts.id, position: 0 }),
    ).rejects.toMatchObject({
      code: 'UNIT_TOO_DEEP',
      details: { limit: MOST_UNIT_LEVELS },
    });
    expect(await tree()).toHaveLength(5);
  });

  it('that are not open hide all that is below them', async () => {
    const { id, version } = await put('arts', { isOpen: false });
    const music = await put('music', { parentId: id });
    expect(await tree()).toEqual([]);
    await expect(app.client({}).call(getUnit, { id: music.id })).rejects.toMatchObject({
      code: 'UNIT_NOT_FOUND',
    });
    await put('arts', { id, version, isOpen: true });
    expect(await app.client({}).call(getUnit, { id: 'music' })).toMatchObject({
      id: music.id,
      path: [{ id, name: 'School of arts' }],
    });
    await expect(put('arts', { id, version })).rejects.toMatchObject({ code: 'UNIT_CHANGED' });
  });

  it('are the colleges of databases, which keep the words that they had', async () => {
    await desk.call(putTerm, { kind: 'college', code: 'law', names: { 'en-US': 'Faculty of Law' } });
    const facts = { code: 'cases', names: { 'en-US': 'Cases' }, status: 'formal', isOpen: true } as const;
    const { id: database } = await desk.call(putEresource, { ...facts, colleges: ['law'] });
    expect((await desk.call(listStaffUnits, {})).loose).toEqual([
      { code: 'law', name: 'Faculty of Law', count: 1 },
    ]);
    const law = await put('law', { names: { 'en-US': 'Law School' } });
    await put('arts');
    expect((await desk.call(listStaffUnits, {})).loose).toEqual([]);
    expect((await app.client({}).call(getEresource, { id: database })).colleges).toEqual([
      { code: 'law', name: 'Law School' },
    ]);
    await put('jurisprudence', { id: law.id, names: { 'en-US': 'Jurisprudence' } });
    expect(await app.client({}).call(listColleges, {})).toEqual([
      { code: 'jurisprudence', name: 'Jurisprudence', count: 1 },
    ]);
    const term = (
      await app.deps.db
        .selectFrom('eresource_term')
        .select('id')
        .where('unit_id', '=', law.id)
        .executeTakeFirstOrThrow()
    ).id;
    const ofUnit = { code: 'ERESOURCE_TERM_OF_UNIT' };
    await expect(desk.call(removeTerm, { id: term })).rejects.toMatchObject(ofUnit);
    await expect(
      desk.call(putTerm, { id: term, kind: 'college', code: 'x', names: { 'en-US': 'X' } }),
    ).rejects.toMatchObject(ofUnit);
    await desk.call(removeUnit, { id: law.id });
    expect((await desk.call(listStaffUnits, {})).loose).toMatchObject([{ code: 'jurisprudence', count: 1 }]);
    await desk.call(removeTerm, { id: term });
  });

  it('have what databases, courses and researchers say is theirs, with the units below them', async () => {
    await desk.call(putTerm, { kind: 'subject', code: 'sound', names: { 'en-US': 'Sound' } });
    const arts = await put('arts', { names: { 'en-US': 'School of Arts', 'zh-CN': '艺术学院' } });
    const music = await put('music', { parentId: arts.id, names: { 'en-US': 'Music' }, subjects: ['sound'] });
    const database = { status: 'formal', isOpen: true } as const;
    await desk.call(putEresource, {
      ...database,
      code: 'scores',
      names: { 'en-US': 'Scores' },
      subjects: ['sound'],
    });
    await desk.call(putEresource, {
      ...database,
      code: 'plays',
      names: { 'en-US': 'Plays' },
      colleges: ['arts'],
    });
    await desk.call(putEresource, {
      ...database,
      code: 'draft',
      names: { 'en-US': 'Draft' },
      colleges: ['arts'],
      isOpen: false,
    });
    await desk.call(putCourse, { code: 'MUS1', year: '2026', name: 'Harmony', department: '艺术学院' });
    await buildResearcher(app.deps.db, { unitId: music.id, names: { 'en-US': 'Ada Ling' } });
    await buildResearcher(app.deps.db, { unitId: music.id, names: { 'en-US': 'Hidden' } }, { is_hidden: 1 });
    const anybody = app.client({});
    const all = [
      { kind: 'eresource', count: 2 },
      { kind: 'course', count: 1 },
      { kind: 'person', count: 1 },
    ];
    expect((await anybody.call(getUnit, { id: arts.id })).contents).toEqual(all);
    const { units } = await anybody.call(listUnits, {});
    expect(units.map(({ contents }) => contents)).toEqual([
      all,
      [
        { kind: 'eresource', count: 1 },
        { kind: 'person', count: 1 },
      ],
    ]);
    const titles = async (tab: 'eresource' | 'course' | 'person' | 'work' | 'collection', page = 1) =>
      (await anybody.call(listResourcesOfUnit, { id: arts.id, tab, page, rows: 1 })).entries.map(
        ({ title }) => title,
      );
    expect([await titles('eresource'), await titles('eresource', 2), await titles('eresource', 3)]).toEqual([
      ['Plays'],
      ['Scores'],
      [],
    ]);
    expect([
      await titles('course'),
      await titles('person'),
      await titles('work'),
      await titles('collection'),
    ]).toEqual([['Harmony'], ['Ada Ling'], [], []]);
  });

  it('belong to one library', async () => {
    const { id } = await put('arts');
    const beta = app.client({ tenant: 'beta' });
    expect((await beta.call(listUnits, {})).units).toEqual([]);
    await expect(beta.call(getUnit, { id })).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});

describe('the works of a unit', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
    const work = (number: string, notation: string) => ({
      leader: LEADER,
      fields: [
        control('001', number),
        control('008', '200101s2001    xx            000 0 chi d'),
        data('084', '  ', `a${notation}`, '2clc'),
        data('245', '10', `aWork ${number}.`),
      ],
    });
    await importMarc(app, { records: [work('o1', 'O157'), work('o2', 'O151.2'), work('k1', 'K20')] });
  });
  afterAll(() => app.close());

  it('are those of its classes and of the classes of the units below it', async () => {
    const desk = app.client({ token: await openStaffSession(app, PERMISSIONS) });
    const names = { 'en-US': 'Mathematics' };
    const { id } = await desk.call(putUnit, { code: 'maths', kind: 'college', names, classes: ['O1'] });
    await desk.call(putUnit, { code: 'past', kind: 'department', names, classes: ['K'], parentId: id });
    const shown = await app.client().call(getUnit, { id });
    expect(shown.contents).toEqual([{ kind: 'work', count: 3 }]);
    expect(shown.classes).toMatchObject([{ notation: 'O1' }]);
    const { entries } = await app.client().call(listResourcesOfUnit, { id: 'past', tab: 'work' });
    expect(entries).toMatchObject([{ kind: 'work', title: 'Work k1' }]);
  });
});
