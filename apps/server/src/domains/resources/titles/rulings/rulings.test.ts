import type { Client } from '@lectern/contracts/kernel/client';
import { describeTitles } from '@lectern/contracts/resources/titles/describe-titles';
import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { listTitleMarks } from '@lectern/contracts/resources/titles/list-title-marks';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildEresource } from '../../../../testing/eresource-rows.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { importList, type KbartLine, kbart, workOnTitles } from '../../../../testing/title-lists.ts';
import { keepableTitles } from '../keepable-titles.ts';

const NATURE: KbartLine = {
  publication_title: 'Nature',
  print_identifier: '0028-0836',
  online_identifier: '1476-4687',
  title_id: 'nature',
  publication_type: 'serial',
};
/** A line of another journal, with the ISSN of Nature by mistake. */
const WRONG: KbartLine = {
  publication_title: 'Whales Today',
  print_identifier: '0028-0836',
  online_identifier: '1932-6203',
  title_id: 'whales',
  publication_type: 'serial',
};

describeOnBothDatabases('titles that staff join and part', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  let [one, two] = ['', ''];
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  beforeEach(async () => {
    app.clock.advance(60);
    const tables = [
      'title_list',
      'title',
      'title_key',
      'title_row',
      'title_place',
      'title_tally',
      'title_import',
      'title_ruling',
      'title_mark',
      'title_forward',
      'eresource',
      'eresource_name',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    for (const code of ['one', 'two']) {
      const eresourceId = await buildEresource(app.deps.db, {}, { code, names: { 'en-US': code } });
      const { id } = await desk.call(putTitleList, { eresourceId, code, names: { 'en-US': `List ${code}` } });
      if (code === 'one') one = id;
      else two = id;
    }
  });
  afterAll(() => app.close());

  const send = (listId: string, ...lines: readonly KbartLine[]) =>
    importList(app.deps, desk, listId, kbart(...lines));
  const seen = async () => {
    const { titles } = await app.client().call(listTitles, {});
    return titles.map(({ name, sources }) => [name, sources.map(({ eresourceName }) => eresourceName)]);
  };
  const idOf = async (name: string) =>
    (await app.client().call(listTitles, {})).titles.find((title) => title.name === name)?.id ?? 'nothing';
  const part = async () => {
    const id = await idOf('Nature');
    const { lines } = await desk.call(getTitleLines, { id });
    const wrong = lines.filter(({ name }) => name === 'Whales Today');
    return desk.call(partTitle, { id, lineIds: wrong.map((line) => line.id) });
  };
  const PARTED = [
    ['Nature', ['one']],
    ['Whales Today', ['two']],
  ];

  it('are told by their ids, in this order, without those that nobody sees', async () => {
    await send(one, NATURE, { ...WRONG, print_identifier: '' });
    const ids = [await idOf('Whales Today'), 'nothing', await idOf('Nature')];
    const { titles } = await app.client().call(describeTitles, { ids });
    expect(titles.map(({ name, sources }) => [name, sources.length])).toEqual([
      ['Whales Today', 1],
      ['Nature', 1],
    ]);
  });

  it('part lines with a wrong number, and see each with its list and keys', async () => {
    await send(one, NATURE);
    await send(two, WRONG);
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
    const { title, lines } = await desk.call(getTitleLines, { id: await idOf('Nature') });
    expect(title.name).toBe('Nature');
    expect(lines).toMatchObject([
      { listName: 'List one', vendorId: 'nature', numbers: ['0028-0836', '1476-4687'], ruling: '' },
      { listName: 'List two', name: 'Whales Today', numbers: ['0028-0836', '1932-6203'], ruling: '' },
    ]);
    expect(await part()).toMatchObject({ title: { name: 'Whales Today' }, lines: [{ ruling: 'parted' }] });
    expect(await seen()).toEqual(PARTED);
    const found = await desk.call(findStaffTitles, { keyWord: '0028-0836' });
    expect(found.map(({ name }) => name)).toContain('Nature');
  });

  it('stay parted over later imports of either list, changed lines, and an undo', async () => {
    await send(one, NATURE);
    await send(two, WRONG);
    await part();
    await send(two, { ...WRONG, date_first_issue_online: '2001' });
    expect(await seen()).toEqual(PARTED);
    await send(one, { ...NATURE, date_first_issue_online: '1869' });
    expect(await seen()).toEqual(PARTED);
    await desk.call(undoTitleImport, { listId: two });
    await workOnTitles(app.deps);
    expect(await seen()).toEqual(PARTED);
    await send(two, { ...NATURE, title_id: 'other-nature' });
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
    await send(two, WRONG);
    expect(await seen()).toEqual(PARTED);
  });

  it('stay parted where the import before the parting is undone', async () => {
    await send(one, NATURE);
    await send(two, WRONG);
    await send(two, { ...WRONG, date_first_issue_online: '2001' });
    await part();
    await desk.call(undoTitleImport, { listId: two });
    await workOnTitles(app.deps);
    expect(await seen()).toEqual(PARTED);
  });

  it('are one after they were joined, in later imports too, and can be parted again', async () => {
    const again: KbartLine = {
      publication_title: 'Nature (London)',
      title_id: 'n2',
      publication_type: 'serial',
    };
    await send(one, NATURE);
    await send(two, again);
    expect(await seen()).toHaveLength(2);
    const [id, otherId] = [await idOf('Nature'), await idOf('Nature (London)')];
    expect((await desk.call(joinTitles, { id, otherId })).lines).toMatchObject([
      { ruling: '' },
      { ruling: 'joined' },
    ]);
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
    await send(two, { ...again, publication_title: 'Nature London', publisher_name: 'Other' });
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
    const { lines } = await desk.call(getTitleLines, { id });
    const joined = lines.filter(({ ruling }) => ruling === 'joined').map((line) => line.id);
    await desk.call(partTitle, { id, lineIds: joined });
    expect(await seen()).toEqual([
      ['Nature', ['one']],
      ['Nature London', ['two']],
    ]);
  });

  it('lead to the title that they were joined to, by each of their ids', async () => {
    const lines: readonly KbartLine[] = ['A', 'B', 'C'].map((name) => ({
      publication_title: `Journal ${name}`,
      title_id: name,
      publication_type: 'serial',
    }));
    await send(one, ...lines);
    const [a, b, c] = [await idOf('Journal A'), await idOf('Journal B'), await idOf('Journal C')];
    await desk.call(joinTitles, { id: b, otherId: a });
    await desk.call(joinTitles, { id: c, otherId: b });
    for (const id of [a, b, c]) expect(await app.client().call(getTitle, { id })).toMatchObject({ id: c });
    // The name is that of its first line.
    const kept = await keepableTitles.describe(app.deps.db, '1001', [a, b]);
    expect([...kept].map(([id, { title }]) => [id, title])).toEqual([
      [a, 'Journal A'],
      [b, 'Journal A'],
    ]);
    await desk.call(joinTitles, { id: a, otherId: c });
    for (const id of [a, b, c]) expect(await app.client().call(getTitle, { id })).toMatchObject({ id: a });
  });

  it('give their numbers to a title that is seen when they are not', async () => {
    const serial = { publication_type: 'serial' };
    const old: KbartLine = {
      ...serial,
      publication_title: 'Old',
      title_id: 'o',
      online_identifier: '1476-4687',
    };
    const london: KbartLine = { ...serial, publication_title: 'Nature (London)', title_id: 'n2' };
    const nature: KbartLine = { ...serial, publication_title: 'Nature', title_id: 'n3' };
    await send(one, old);
    await send(two, london, nature);
    const id = await idOf('Nature');
    await desk.call(joinTitles, { id, otherId: await idOf('Nature (London)') });
    await send(one, { ...serial, publication_title: 'Whales', title_id: 'w' });
    await send(two, { ...london, online_identifier: '1476-4687' }, nature);
    const { title_id } = await app.deps.db
      .selectFrom('title_key')
      .select('title_id')
      .where('title_key', '=', 'issn:1476-4687')
      .executeTakeFirstOrThrow();
    expect(title_id).toBe(id);
  });

  it('are joined again after they were parted', async () => {
    await send(one, NATURE);
    await send(two, WRONG);
    const { title } = await part();
    await desk.call(joinTitles, { id: await idOf('Nature'), otherId: title.id });
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
    await send(two, { ...WRONG, date_first_issue_online: '2001' });
    expect(await seen()).toEqual([['Nature', ['one', 'two']]]);
  });

  it('keep at least one line, and are two to be joined', async () => {
    await send(one, NATURE);
    const id = await idOf('Nature');
    const { lines } = await desk.call(getTitleLines, { id });
    const lineIds = lines.map((line) => line.id);
    await expect(desk.call(partTitle, { id, lineIds })).rejects.toMatchObject({ code: 'TITLE_PART_OF_ALL' });
    await expect(desk.call(joinTitles, { id, otherId: id })).rejects.toMatchObject({
      code: 'TITLE_JOINED_TO_ITSELF',
    });
  });

  const mark = async (name: TitleMark, content: string, check = false) => {
    const done = await desk.upload(
      importTitleMarks,
      { mark: name, check },
      new Blob([content], { type: 'text/csv' }),
    );
    await workOnTitles(app.deps);
    return done;
  };
  const marked = async (...marks: readonly TitleMark[]) => {
    const { titles, total, kinds } = await app.client().call(listTitles, { marks: [...marks] });
    expect(total).toBe(titles.length);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    return titles.map(({ name }) => name);
  };
  const DOAJ =
    'Journal title,Journal URL,Journal ISSN (print version),Journal EISSN (online version),Continues\n' +
    '"Nature, ""new""",https://n.example.org/,0028-0836,,1234-5679\n' +
    'Wrong,https://w.example.org/,1234-5678,,\n';

  it('have the marks that lists of the library give them, until a list no longer has them', async () => {
    await send(one, NATURE, { ...WRONG, print_identifier: '' });
    const check = await mark('doaj', DOAJ, true);
    expect(check).toMatchObject({ isCheck: true, issnCount: 1, cameCount: 1, wentCount: 0, titleCount: 1 });
    expect(check.wrong).toEqual([{ line: 3, value: '1234-5678' }]);
    expect(check.columns).toEqual(['Journal ISSN (print version)', 'Journal EISSN (online version)']);
    expect(await marked('doaj')).toEqual([]);
    await mark('doaj', DOAJ);
    await mark('peerReviewed', '0028-0836\n19326203\n');
    expect(await marked('doaj')).toEqual(['Nature']);
    expect(await marked('peerReviewed')).toEqual(['Nature', 'Whales Today']);
    expect(await marked('peerReviewed', 'doaj')).toEqual(['Nature']);
    expect((await app.client().call(listTitles, {})).titles.map(({ marks }) => marks)).toEqual([
      ['peerReviewed', 'doaj'],
      ['peerReviewed'],
    ]);
    expect(await mark('doaj', 'issn\n1932-6203\n')).toMatchObject({ cameCount: 1, wentCount: 1 });
    expect(await marked('doaj')).toEqual(['Whales Today']);
    expect(await desk.call(listTitleMarks, {})).toEqual([
      { mark: 'peerReviewed', issnCount: 2 },
      { mark: 'doaj', issnCount: 1 },
    ]);
    // A title that comes later has the mark at once.
    await send(two, {
      ...NATURE,
      publication_title: 'Later',
      print_identifier: '',
      online_identifier: '1234-5679',
    });
    expect(await mark('doaj', 'issn\n1234-5679\n')).toMatchObject({
      cameCount: 1,
      wentCount: 1,
      titleCount: 1,
    });
    expect(await marked('doaj')).toEqual(['Later']);
  });

  it('get no marks from files that are none', async () => {
    for (const content of ['', 'title,url\nA,B\n', '%PDF-1.7', 'issn\n1234-5678\n'])
      await expect(mark('doaj', content)).rejects.toMatchObject({ code: 'TITLE_MARKS_UNREADABLE' });
  });
});
