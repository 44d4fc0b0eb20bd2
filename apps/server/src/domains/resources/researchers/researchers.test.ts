import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { decideOwnPublication } from '@lectern/contracts/resources/researchers/decide-own-publication';
import { decidePublication } from '@lectern/contracts/resources/researchers/decide-publication';
import { getOwnResearcher } from '@lectern/contracts/resources/researchers/get-own-researcher';
import { getResearcher } from '@lectern/contracts/resources/researchers/get-researcher';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { hideOwnResearcher } from '@lectern/contracts/resources/researchers/hide-own-researcher';
import { importOrcidRecord } from '@lectern/contracts/resources/researchers/import-orcid-record';
import { listPublications } from '@lectern/contracts/resources/researchers/list-publications';
import { listResearchers } from '@lectern/contracts/resources/researchers/list-researchers';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { listStaffResearchers } from '@lectern/contracts/resources/researchers/list-staff-researchers';
import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import { removeResearcher } from '@lectern/contracts/resources/researchers/remove-researcher';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { importMarc } from '../../../testing/import-marc.ts';
import { buildUnit } from '../../../testing/people-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

type Facts = InputOf<typeof putResearcher.input>;

const ORCID = '0000-0002-1825-0097';
const TABLES = [
  'researcher',
  'researcher_name',
  'researcher_form',
  'publication_decision',
  'orcid_work',
  'unit',
] as const;

describeOnBothDatabases('researchers', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
  });
  beforeEach(async () => {
    for (const table of TABLES) await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const put = (name: string, facts: Partial<Facts> = {}) =>
    desk.call(putResearcher, { names: { 'zh-CN': name }, isOpen: true, ...facts });
  const listed = async (input: InputOf<typeof listResearchers.input> = {}) =>
    (await app.client({}).call(listResearchers, input)).researchers.map(({ name }) => name);

  it('are filed from A to Z by the sound of their names, with the letters that there are', async () => {
    for (const name of ['周文渊', '何静', '安心', 'Ottesen, Clara']) await put(name);
    expect(await listed()).toEqual(['安心', '何静', 'Ottesen, Clara', '周文渊']);
    const { letters, researchers } = await app.client({}).call(listResearchers, { letter: 'z' });
    expect(letters.map(({ letter }) => letter)).toEqual(['A', 'H', 'O', 'Z']);
    expect(researchers).toMatchObject([{ name: '周文渊', letter: 'Z', unit: null }]);
  });

  it('are found by each form of the name, its sound and their topics, and in a unit with those below it', async () => {
    const arts = await buildUnit(app.deps.db);
    const music = await buildUnit(app.deps.db, { parent_id: arts });
    await put('何静', { otherNames: ['J. He'], topics: ['章回小说'], unitId: music });
    await put('周文渊');
    for (const keyWord of ['何静', 'hejing', 'hj', 'J. He', '小说'])
      expect(await listed({ keyWord })).toEqual(['何静']);
    expect(await listed({ unitId: arts })).toEqual(['何静']);
    expect(await listed({ unitId: 'nothing' })).toEqual([]);
    expect((await desk.call(listStaffResearchers, { unitId: arts })).researchers).toMatchObject([
      { name: '何静' },
    ]);
  });

  it('show contact only as they wish, and drafts to staff alone', async () => {
    const contact = { email: 'he@example.org', phone: '07700900101', showsPhone: true };
    const { id, version } = await put('何静', { ...contact, isOpen: false });
    await expect(app.client({}).call(getResearcher, { id })).rejects.toMatchObject({
      code: 'RESEARCHER_NOT_FOUND',
    });
    await put('何静', { ...contact, id, version });
    expect(await app.client({}).call(getResearcher, { id })).toMatchObject({
      email: '',
      phone: '07700900101',
    });
    await expect(put('何静', { id, version })).rejects.toMatchObject({ code: 'RESEARCHER_CHANGED' });
  });

  it('have numbers with right check digits, each of one person', async () => {
    const { orcid, isni, authorNumbers } = await put('何静', {
      orcid: `https://orcid.org/${ORCID}`,
      isni: '0000 0001 2103 2683',
      authorNumbers: ['(DE-588) 118540238'],
    });
    expect({ orcid, isni, authorNumbers }).toEqual({
      orcid: ORCID,
      isni: '0000000121032683',
      authorNumbers: ['(DE-588)118540238'],
    });
    await expect(put('周文渊', { orcid: ORCID })).rejects.toMatchObject({ code: 'RESEARCHER_NUMBER_TAKEN' });
    for (const wrong of [{ orcid: '0000-0002-1825-0098' }, { isni: '1' }, { authorNumbers: ['118540238'] }])
      await expect(put('周文渊', wrong)).rejects.toMatchObject({ code: 'RESEARCHER_NUMBER_REFUSED' });
  });

  it('who are readers hide their page from all but themselves, and staff cannot open it', async () => {
    const patron = await buildPatron(app.deps.db, {});
    const { id, version } = await put('何静', { account: patron.primary_id });
    const self = app.client({ token: await buildSession(app.deps.db, patron) });
    expect(await self.call(getOwnResearcher, {})).toEqual({ researcherId: id, isHidden: false });
    await self.call(hideOwnResearcher, { isHidden: true });
    expect(await listed()).toEqual([]);
    await expect(app.client({}).call(getResearcher, { id })).rejects.toMatchObject({
      code: 'RESEARCHER_NOT_FOUND',
    });
    expect((await self.call(getResearcher, { id })).name).toBe('何静');
    expect(await put('何静', { id, version, account: patron.primary_id })).toMatchObject({ isHidden: true });
    await expect(put('周文渊', { account: patron.primary_id })).rejects.toMatchObject({
      code: 'RESEARCHER_ACCOUNT_TAKEN',
    });
    await expect(put('周文渊', { account: 'nobody' })).rejects.toMatchObject({
      code: 'RESEARCHER_ACCOUNT_UNKNOWN',
    });
  });

  it('go with all that was said of them', async () => {
    const { id } = await put('何静');
    await desk.call(removeResearcher, { id });
    for (const table of TABLES)
      expect(await app.deps.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('belong to one library', async () => {
    const { id } = await put('何静');
    const beta = app.client({ tenant: 'beta' });
    expect((await beta.call(listResearchers, {})).total).toBe(0);
    await expect(beta.call(getResearcher, { id })).rejects.toMatchObject({ code: 'RESEARCHER_NOT_FOUND' });
  });
});

/** A record with a year, a DOI and creators. */
function work(number: string, year: string, doi: string, ...fields: ReturnType<typeof data>[]): MarcRecord {
  return {
    leader: LEADER,
    fields: [
      control('001', number),
      control('008', `200101s${year}    xx            000 0 eng d`),
      ...(doi === '' ? [] : [data('024', '7 ', `a${doi}`, '2doi')]),
      data('245', '10', `aWork ${number}.`),
      ...fields,
    ],
  };
}
const COFFIN = 'aCoffin, Ahab,';
const RECORDS = [
  work(
    'number',
    '2021',
    '',
    data('100', '1 ', 'aA. C.', `1https://orcid.org/${ORCID}`),
    data('650', ' 0', 'aWhales'),
  ),
  work(
    'heading',
    '2020',
    '',
    data('100', '1 ', COFFIN, 'd1851-'),
    data('700', '1 ', 'aStarbuck, Ann'),
    data('650', ' 0', 'aWhales'),
  ),
  work('guess', '2019', '', data('100', '1 ', 'aCoffin, Ahab')),
  work('another', '2018', '', data('100', '1 ', 'aCoffin, Ahab', '1https://orcid.org/0000-0001-5109-3700')),
  work('young', '2017', '', data('100', '1 ', COFFIN, 'd1990-')),
  work('listed', '2016', '10.5555/ABC', data('100', '1 ', 'aNobody, Known')),
  work('nobody', '2015', '', data('100', '1 ', 'aNobody, Known')),
];

/** A public ORCID record, as small as it can be. */
function orcidRecord(orcid = ORCID) {
  const summary = (putCode: number, title: string, year: string) => ({
    'put-code': putCode,
    title: { title: { value: title } },
    'journal-title': { value: 'Journal of Whales' },
    type: 'journal-article',
    'publication-date': { year: { value: year } },
    'display-index': '0',
  });
  return {
    'orcid-identifier': { path: orcid },
    person: {
      name: { 'given-names': { value: 'Ahab' }, 'family-name': { value: 'Coffin' }, 'credit-name': null },
      'other-names': { 'other-name': [{ content: 'Captain Ahab' }] },
      biography: { content: 'Sails.' },
      keywords: { keyword: [{ content: 'Whales' }] },
    },
    'activities-summary': {
      works: {
        group: [
          {
            'external-ids': {
              'external-id': [
                {
                  'external-id-type': 'doi',
                  'external-id-value': 'https://doi.org/10.5555/abc',
                  'external-id-relationship': 'self',
                },
              ],
            },
            'work-summary': [summary(1, 'Listed work', '2016')],
          },
          {
            'external-ids': null,
            'work-summary': [
              summary(2, 'Only in ORCID', '2022'),
              { ...summary(3, 'Another source of it', '2022'), 'display-index': '1' },
            ],
          },
          { 'work-summary': [{ ...summary(4, ' ', '2022') }] },
        ],
      },
    },
  };
}

describe('the publications of a researcher', () => {
  let app: CatalogueApp;
  let desk: Client;
  let self: Client;
  let idOf: ReadonlyMap<string, string>;
  let id = '';
  beforeAll(async () => {
    app = await createCatalogueApp();
    const ids = await importMarc(app, { records: RECORDS });
    idOf = new Map(
      ['number', 'heading', 'guess', 'another', 'young', 'listed', 'nobody'].map((name, at) => [
        name,
        ids[at]!,
      ]),
    );
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    const patron = await buildPatron(app.deps.db, {});
    self = app.client({ token: await buildSession(app.deps.db, patron) });
    id = (
      await desk.call(putResearcher, {
        names: { 'en-US': 'Ahab Coffin' },
        headings: ['Coffin, Ahab, 1851-'],
        orcid: ORCID,
        account: patron.primary_id,
        isOpen: true,
      })
    ).id;
  });
  afterAll(() => app.close());

  const found = async (guesses = false) =>
    (await app.client().call(listPublications, { id, guesses })).publications.map(
      ({ title, evidence }) => `${title}: ${evidence}`,
    );
  const upload = (record: unknown, input: InputOf<typeof importOrcidRecord.input> = { id }) =>
    desk.upload(importOrcidRecord, input, new Blob([JSON.stringify(record)], { type: 'application/json' }));

  it('are joined by number, then by a confirmed heading; the same name alone is a guess', async () => {
    expect(await found()).toEqual(['Work number: number', 'Work heading: heading']);
    expect(await found(true)).toEqual(['Work guess: name', 'Work young: name']);
    expect(await app.client().call(getResearcher, { id })).toMatchObject({
      publicationCount: 2,
      guessCount: 2,
      isPartial: false,
      isSearchAway: false,
      years: [
        { year: 2020, count: 1 },
        { year: 2021, count: 1 },
      ],
      subjects: [{ heading: 'Whales', count: 2 }],
      coAuthors: [{ name: 'Starbuck, Ann', count: 1, researcherId: '' }],
    });
  });

  it('link to co-authors who are researchers here', async () => {
    const other = await desk.call(putResearcher, { names: { 'en-US': 'Ann Starbuck' }, isOpen: true });
    const { coAuthors } = await app.client().call(getResearcher, { id });
    expect(coAuthors).toEqual([{ name: 'Starbuck, Ann', count: 1, researcherId: other.id }]);
    await desk.call(removeResearcher, { id: other.id });
  });

  it('are confirmed and refused by the person, whom staff do not overrule, and by staff', async () => {
    const decide = (who: 'self' | 'desk', name: string, decision: 'mine' | 'notMine' | 'open') => {
      const publicationId = idOf.get(name)!;
      return who === 'self'
        ? self.call(decideOwnPublication, { publicationId, decision })
        : desk.call(decidePublication, { id, publicationId, decision });
    };
    await decide('self', 'young', 'notMine');
    expect((await decide('desk', 'young', 'mine')).decision).toBe('notMine');
    await decide('desk', 'guess', 'mine');
    await decide('desk', 'nobody', 'mine');
    await decide('desk', 'heading', 'notMine');
    expect(await found(true)).toEqual([]);
    expect(await found()).toEqual(['Work number: number', 'Work guess: decision', 'Work nobody: decision']);
    const refused = await desk.call(listStaffPublications, { id, list: 'refused' });
    expect(refused).toMatchObject({ total: 2, counts: { known: 3, guessed: 0, refused: 2 } });
    expect(refused.publications.map(({ title, byPerson }) => [title, byPerson])).toEqual([
      ['Work heading', false],
      ['Work young', true],
    ]);
    for (const name of ['guess', 'nobody', 'heading']) await decide('desk', name, 'open');
    await decide('self', 'young', 'open');
    expect(await found(true)).toEqual(['Work guess: name', 'Work young: name']);
    await expect(
      self.call(decideOwnPublication, { publicationId: 'nothing', decision: 'mine' }),
    ).rejects.toMatchObject({ code: 'PUBLICATION_NOT_FOUND' });
  });

  it('are also those of the ORCID record: joined with the catalogue by DOI, else shown by themselves', async () => {
    expect(await upload(orcidRecord())).toMatchObject({
      researcherId: id,
      isNew: false,
      workCount: 2,
      skippedCount: 1,
    });
    expect(await found()).toEqual([
      'Another source of it: orcid',
      'Work number: number',
      'Work heading: heading',
      'Work listed: orcid',
    ]);
    expect(await desk.call(getStaffResearcher, { id })).toMatchObject({
      otherNames: ['Captain Ahab'],
      topics: ['Whales'],
      introduction: { 'en-US': 'Sails.' },
      orcidWorkCount: 2,
    });
    const { publications } = await app.client().call(listPublications, { id, year: 2022 });
    expect(publications).toMatchObject([{ recordId: '', source: 'Journal of Whales', docName: 'Article' }]);
    const [first] = publications;
    await self.call(decideOwnPublication, { publicationId: first!.publicationId, decision: 'notMine' });
    await upload(orcidRecord());
    expect(await found()).not.toContain('Another source of it: orcid');
  });

  it('of an ORCID record that is none, or of somebody else, are not read', async () => {
    await expect(upload({ orcid: ORCID })).rejects.toMatchObject({ code: 'ORCID_RECORD_UNREADABLE' });
    await expect(upload(orcidRecord('0000-0001-5109-3700'))).rejects.toMatchObject({
      code: 'ORCID_RECORD_OF_ANOTHER',
    });
    const added = await upload(orcidRecord('0000-0001-5109-3700'), {});
    expect(added).toMatchObject({ isNew: true });
    expect(await desk.call(getStaffResearcher, { id: added.researcherId })).toMatchObject({
      names: { 'en-US': 'Ahab Coffin' },
      isOpen: false,
    });
    expect(await upload(orcidRecord('0000-0001-5109-3700'), {})).toMatchObject({
      isNew: false,
      researcherId: added.researcherId,
    });
  });
});
