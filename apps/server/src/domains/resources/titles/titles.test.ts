import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import { listHotTitles } from '@lectern/contracts/resources/titles/list-hot-titles';
import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { listOnlineFavourites } from '@lectern/contracts/shelf/favourites/list-online-favourites';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { buildEresource } from '../../../testing/eresource-rows.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { importList, type KbartLine, kbart, workOnTitles } from '../../../testing/title-lists.ts';
import type { IndexKeeper } from '../../discovery/search-index/keep-index.ts';
import { createThingsKeeper } from '../../discovery/search-index/things/keep-things.ts';
import { writeWaiting } from '../../shelf/activity/note-activity.ts';
import { updateRankings } from '../../shelf/rankings/keep-rankings.ts';
import { endLostImports, runTitleImports } from './import/run-title-import.ts';
import { followEresources } from './settle/follow-eresources.ts';

const NATURE: KbartLine = {
  publication_title: 'Nature',
  print_identifier: '0028-0836',
  online_identifier: '1476-4687',
  date_first_issue_online: '1869-11-04',
  num_first_vol_online: '1',
  title_url: 'https://www.nature.com/nature',
  title_id: 'nature',
  embargo_info: 'P1Y',
  coverage_depth: 'fulltext',
  publisher_name: 'Springer Nature',
  publication_type: 'serial',
};
const WHALES: KbartLine = {
  publication_title: 'The Journal of Whales',
  title_url: 'https://journals.example.org/whales',
  title_id: 'whales',
  publisher_name: 'Sea Press',
  publication_type: 'serial',
  access_type: 'F',
};
const BOOK: KbartLine = {
  publication_title: '鲸的历史',
  online_identifier: '9787030000002',
  title_url: 'https://books.example.org/1',
  first_author: 'Melville',
  coverage_depth: 'ebook',
  publication_type: 'monograph',
};

describeOnBothDatabases('titles of electronic databases', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  let keeper: IndexKeeper;
  let [jstor, other] = ['', ''];
  beforeAll(async () => {
    app = await createTestApp({ kind });
    keeper = createThingsKeeper(app.deps);
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T08:00:00Z');
    const tables = [
      'title_list',
      'title',
      'title_key',
      'title_row',
      'title_place',
      'title_tally',
      'title_import',
    ] as const;
    for (const table of tables) await app.deps.db.deleteFrom(table).execute();
    for (const table of ['eresource', 'eresource_name', 'eresource_entrance'] as const)
      await app.deps.db.deleteFrom(table).execute();
    // Ten uploads in a minute are allowed to a session.
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    jstor = await buildEresource(app.deps.db, {}, { code: 'jstor', names: { 'en-US': 'JSTOR' } });
    other = await buildEresource(app.deps.db, {}, { code: 'other', names: { 'en-US': 'Other' } });
  });
  afterAll(() => app.close());

  const addList = async (eresourceId = jstor, code = eresourceId) =>
    (await desk.call(putTitleList, { eresourceId, code, names: { 'en-US': `List ${code}` } })).id;
  const send = (listId: string, ...lines: readonly KbartLine[]) =>
    importList(app.deps, desk, listId, kbart(...lines));
  const list = (input: InputOf<typeof listTitles.input> = {}) => app.client().call(listTitles, input);
  const names = async (input: InputOf<typeof listTitles.input> = {}) =>
    (await list(input)).titles.map(({ name }) => name);
  const follow = async () => {
    const tenant = await app.deps.tenants.byId(TENANT);
    if (tenant) await followEresources(app.deps, tenant);
  };

  it('come from a list of their database, with coverage as it says', async () => {
    const report = await send(await addList(), NATURE, WHALES, BOOK);
    expect(report).toMatchObject({ state: 'done', readCount: 3, cameCount: 3, wentCount: 0, faults: [] });
    const { total, letters, kinds, eresources, titles } = await list();
    expect({ total, letters, kinds, eresources }).toEqual({
      total: 3,
      letters: [
        { letter: 'J', count: 2 },
        { letter: 'N', count: 1 },
      ],
      kinds: [
        { kind: 'serial', count: 2 },
        { kind: 'monograph', count: 1 },
      ],
      eresources: [{ id: jstor, name: 'JSTOR', count: 3 }],
    });
    expect(titles.map(({ name, letter }) => [name, letter])).toEqual([
      ['鲸的历史', 'J'],
      ['The Journal of Whales', 'J'],
      ['Nature', 'N'],
    ]);
    expect(titles[2]).toMatchObject({
      printIssn: '0028-0836',
      onlineIssn: '1476-4687',
      publisher: 'Springer Nature',
      sources: [
        {
          eresourceId: jstor,
          eresourceName: 'JSTOR',
          firstDate: '1869-11-04',
          firstVolume: '1',
          lastDate: '',
          embargo: 'P1Y',
          openFrom: '1869-11-04',
          openTo: '2025-12-31',
          depth: 'fulltext',
          isFree: false,
        },
      ],
    });
    expect(await names({ letter: 'n' })).toEqual(['Nature']);
    expect(await names({ kind: 'monograph' })).toEqual(['鲸的历史']);
    expect(await names({ isFree: true })).toEqual(['The Journal of Whales']);
    expect(await names({ rows: 1, page: 2 })).toEqual(['The Journal of Whales']);
  });

  it('of several databases are one where they have a number in common, and two where they have none', async () => {
    await send(await addList(jstor), NATURE, WHALES);
    await send(
      await addList(other),
      { ...NATURE, print_identifier: '', title_id: '7', embargo_info: '' },
      { ...WHALES, publisher_name: 'Another press' },
      { ...WHALES, title_id: '9' },
    );
    const { titles, eresources } = await list();
    expect(titles.map(({ name, sources }) => [name, sources.map((one) => one.eresourceName)])).toEqual([
      ['The Journal of Whales', ['JSTOR', 'Other']],
      ['The Journal of Whales', ['Other']],
      ['Nature', ['JSTOR', 'Other']],
    ]);
    expect(eresources).toEqual([
      { id: other, name: 'Other', count: 3 },
      { id: jstor, name: 'JSTOR', count: 2 },
    ]);
    expect(await names({ eresource: [jstor] })).toEqual(['The Journal of Whales', 'Nature']);
  });

  it('are replaced as a whole, and keep their ids', async () => {
    const listId = await addList();
    await send(listId, NATURE, WHALES);
    const before = new Map((await list()).titles.map(({ name, id }) => [name, id]));
    const report = await send(listId, BOOK, {
      ...NATURE,
      embargo_info: 'P6M',
      publication_title: 'Nature (London)',
    });
    expect(report).toMatchObject({
      cameCount: 1,
      wentCount: 1,
      changedCount: 1,
      sameCount: 0,
      came: ['鲸的历史'],
      went: ['The Journal of Whales'],
    });
    const { titles } = await list();
    expect(titles.map(({ name }) => name)).toEqual(['鲸的历史', 'Nature (London)']);
    expect(titles[1]).toMatchObject({ id: before.get('Nature'), sources: [{ embargo: 'P6M' }] });
    await expect(
      app.client().call(getTitle, { id: before.get('The Journal of Whales') ?? '' }),
    ).rejects.toMatchObject({ code: 'TITLE_NOT_FOUND' });
    await send(listId, WHALES);
    expect((await list()).titles).toMatchObject([{ id: before.get('The Journal of Whales') }]);
  });

  it('stay as they are with the same file, whatever the order of its lines', async () => {
    const listId = await addList();
    await send(listId, NATURE, WHALES, BOOK);
    const before = await list();
    expect(await send(listId, BOOK, WHALES, NATURE)).toMatchObject({
      state: 'done',
      cameCount: 0,
      wentCount: 0,
      changedCount: 0,
      sameCount: 3,
    });
    expect(await list()).toEqual(before);
  });

  it('come back as they were when an import is undone, once', async () => {
    const listId = await addList();
    await send(listId, NATURE, WHALES);
    const before = await list();
    await send(listId, { ...NATURE, publication_title: 'Another name', embargo_info: '' }, BOOK);
    expect(await desk.call(undoTitleImport, { listId })).toMatchObject({ lineCount: 2, canUndo: false });
    await workOnTitles(app.deps);
    expect(await list()).toEqual(before);
    await expect(desk.call(undoTitleImport, { listId })).rejects.toMatchObject({ code: 'TITLE_UNDO_GONE' });
    await send(listId, NATURE, BOOK);
    expect(await names()).toEqual(['鲸的历史', 'Nature']);
    await desk.call(undoTitleImport, { listId });
    await workOnTitles(app.deps);
    expect(await list()).toEqual(before);
  });

  it('are only told by a check', async () => {
    const listId = await addList();
    await send(listId, NATURE);
    const before = await list();
    const report = await importList(app.deps, desk, listId, kbart(WHALES), { check: true });
    expect(report).toMatchObject({ isCheck: true, state: 'done', cameCount: 1, wentCount: 1 });
    expect(await list()).toEqual(before);
    expect(await desk.call(listTitleLists, {})).toMatchObject({
      total: 1,
      lists: [{ id: listId, lineCount: 1, lastImport: { cameCount: 1, wentCount: 0 } }],
    });
  });

  it('are not touched by a file that is refused, and faults are told by line', async () => {
    const listId = await addList();
    await send(listId, NATURE);
    const before = await list();
    const whole = kbart(WHALES, BOOK);
    const cut = await importList(app.deps, desk, listId, whole.slice(0, -60));
    expect(cut).toMatchObject({ state: 'refused', refusal: 'CUT', refusedLine: 3 });
    expect(await importList(app.deps, desk, listId, 'title;address\n')).toMatchObject({ state: 'refused' });
    expect(await list()).toEqual(before);
    const report = await send(
      listId,
      { ...NATURE, date_first_issue_online: '1998-13-45' },
      { ...WHALES, publication_title: '' },
      { ...WHALES, title_url: 'javascript:alert(1)' },
      { ...BOOK, online_identifier: '9787030000001' },
    );
    expect(report).toMatchObject({ state: 'done', readCount: 3, leftOutCount: 1, faultCount: 3 });
    expect(report.faults.map(({ line, code }) => [line, code])).toEqual([
      [2, 'DATE'],
      [3, 'NO_TITLE'],
      [4, 'ADDRESS'],
      [5, 'ISBN'],
    ]);
  });

  it('are all there after an import that ended with its process, and can be imported again after one that was given up', async () => {
    const listId = await addList();
    await send(listId, NATURE);
    const ended = AbortSignal.abort();
    const file = new Blob([kbart(WHALES, BOOK)], { type: 'text/csv' });
    const { importId } = await desk.upload(importTitles, { listId }, file);
    const job = { id: 'one', tenantId: TENANT, payload: { importId }, attempt: 1 };
    await expect(runTitleImports(app.deps).run(job, ended)).rejects.toThrow();
    expect(await names()).toEqual(['Nature']);
    await expect(desk.call(undoTitleImport, { listId })).rejects.toMatchObject({
      code: 'TITLE_IMPORT_RUNNING',
    });
    await workOnTitles(app.deps);
    expect(await names()).toEqual(['鲸的历史', 'The Journal of Whales']);
    const lost = await desk.upload(importTitles, { listId }, file);
    await endLostImports(app.deps, TENANT);
    expect(await desk.call(getTitleImport, { importId: lost.importId })).toMatchObject({ state: 'waiting' });
    await app.deps.db
      .updateTable('job')
      .set({ state: 'failed' })
      .where('unique_key', '=', lost.importId)
      .execute();
    await endLostImports(app.deps, TENANT);
    expect(await desk.call(getTitleImport, { importId: lost.importId })).toMatchObject({ state: 'failed' });
    expect(await send(listId, NATURE)).toMatchObject({ state: 'done' });
    expect(await app.deps.db.selectFrom('stored_file').selectAll().execute()).toEqual([]);
  });

  it('go out of sight with their database, and come back with it', async () => {
    await send(await addList(), NATURE);
    const [title] = (await list()).titles;
    await app.deps.db
      .updateTable('eresource')
      .set({ shown_to: '2026-03-02' })
      .where('id', '=', jstor)
      .execute();
    app.clock.set('2026-03-03T08:00:00Z');
    // Nobody looked at the titles since, and the page knows it.
    await expect(app.client().call(getTitle, { id: title?.id ?? '' })).rejects.toMatchObject({
      code: 'TITLE_NOT_FOUND',
    });
    await follow();
    expect(await names()).toEqual([]);
    await app.deps.db.updateTable('eresource').set({ shown_to: '' }).where('id', '=', jstor).execute();
    await follow();
    expect(await list()).toMatchObject({ total: 1, titles: [{ id: title?.id }] });
  });

  it('are gone with their list, and with their database', async () => {
    const listId = await addList();
    await send(listId, NATURE);
    await send(await addList(other), WHALES);
    await desk.call(removeTitleList, { id: listId });
    await workOnTitles(app.deps);
    expect(await names()).toEqual(['The Journal of Whales']);
    await desk.call(removeEresource, { id: other });
    await follow();
    expect(await names()).toEqual([]);
    for (const table of ['title_list', 'title_row'] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('are opened where the list says, by the entrance of the database that is open to the reader', async () => {
    await send(await addList(), NATURE, { ...WHALES, title_url: '' });
    const [whales, nature] = (await list()).titles;
    const enter = (title: typeof nature, more: object = {}, address = '192.0.2.7') =>
      app.client({ address }).call(chooseTitleEntrance, {
        id: title?.id ?? '',
        sourceId: title?.sources[0]?.sourceId ?? '',
        ...more,
      });
    expect(await enter(nature)).toMatchObject({ isOpen: false, url: '' });
    const entrance = {
      tenant_id: TENANT,
      eresource_id: jstor,
      position: 0,
      names: '{}',
      address: 'https://www.jstor.org/',
      networks: '[]',
      ranges: '["192.0.2.0/24"]',
      reader_groups: '[]',
      libraries: '[]',
      sign_in: 0,
      proxy: '',
    } as const;
    await app.deps.db
      .insertInto('eresource_entrance')
      .values({ ...entrance, id: 'in', place: 'inside' })
      .execute();
    expect(await enter(nature)).toMatchObject({
      isOpen: true,
      url: 'https://www.nature.com/nature',
      level: 'title',
    });
    expect(await enter(whales)).toMatchObject({ url: 'https://www.jstor.org/', level: 'resource' });
    expect(await enter(nature, {}, '203.0.113.9')).toMatchObject({ isOpen: false, reason: 'outside' });
    await app.deps.db
      .updateTable('eresource')
      .set({
        links:
          '{"article":"https://www.jstor.org/doi/{doi}","issue":"","title":"https://www.jstor.org/{issn}"}',
      })
      .execute();
    expect(await enter(nature, { doi: '10.1000/1' })).toMatchObject({
      url: 'https://www.jstor.org/doi/10.1000/1',
      level: 'article',
    });
    expect(await enter(nature)).toMatchObject({ url: 'https://www.nature.com/nature', level: 'title' });
    await expect(enter(nature, { sourceId: 'nothing' })).rejects.toMatchObject({ code: 'TITLE_NOT_FOUND' });
  });

  it('lead to the title before and those after', async () => {
    await send(
      await addList(),
      { ...NATURE, publication_title: 'Old', title_id: 'old', print_identifier: '', online_identifier: '' },
      { ...WHALES, publication_title: 'New', title_id: 'new', preceding_publication_title_id: 'old' },
    );
    const [newer, older] = (await list()).titles;
    expect(await app.client().call(getTitle, { id: newer?.id ?? '' })).toMatchObject({
      earlier: [{ id: older?.id, name: 'Old', kind: 'serial' }],
      later: [],
    });
    expect(await app.client().call(getTitle, { id: older?.id ?? '' })).toMatchObject({
      earlier: [],
      later: [{ name: 'New' }],
    });
  });

  it('are found by words, pinyin and numbers, the best first, and among all things', async () => {
    await send(await addList(), NATURE, WHALES, BOOK, {
      ...WHALES,
      publication_title: 'Nature of the sea',
      title_id: 'sea',
    });
    await keeper.rebuild(TENANT);
    expect(await names({ keyWord: 'nature' })).toEqual(['Nature', 'Nature of the sea']);
    expect(await names({ keyWord: '1476-4687' })).toEqual(['Nature']);
    expect(await names({ keyWord: 'jingdelishi' })).toEqual(['鲸的历史']);
    expect(await names({ keyWord: 'nature', isFree: true })).toEqual(['Nature of the sea']);
    expect(await list({ keyWord: 'nature' })).toMatchObject({ total: 2 });
    const things = await app.client().call(searchThings, { keyWord: 'nature', kind: 'title' });
    expect(things).toMatchObject({ total: 2, things: [{ kind: 'title', title: 'Nature' }, {}] });
    await send(await addList(other), {
      ...NATURE,
      publication_title: 'Nature in the open',
      online_identifier: '',
      print_identifier: '',
    });
    await keeper.look();
    expect(await names({ keyWord: 'open nature' })).toEqual(['Nature in the open']);
  });

  it('are counted when they are opened, and kept as favourites', async () => {
    await send(await addList(), NATURE, WHALES);
    const [whales, nature] = (await list()).titles;
    for (const recordId of [whales?.id, nature?.id, nature?.id])
      await app.client().call(logDatabase, { event: 'openTitle', recordId: recordId ?? '' });
    await writeWaiting(app.deps);
    const tenant = await app.deps.tenants.byId(TENANT);
    if (tenant) await updateRankings(app.deps, tenant);
    expect(await app.client().call(listHotTitles, {})).toMatchObject([
      { name: 'Nature', place: 1, count: 2 },
      { name: 'The Journal of Whales', place: 2, count: 1 },
    ]);
    expect(await app.client().call(getTitle, { id: nature?.id ?? '' })).toMatchObject({ openCount: 2 });
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    await reader.call(addOnlineFavourite, { recordId: nature?.id ?? '' });
    expect(await reader.call(listOnlineFavourites, {})).toMatchObject({
      favourites: [{ recordId: nature?.id, kind: 'title', title: 'Nature', inCatalogue: true }],
    });
  });

  it('make a record with one of their numbers online, and what it holds', async () => {
    await send(await addList(), NATURE, WHALES);
    const [, nature] = (await list()).titles;
    const issns = ['0028-0836'];
    const journal = await buildBib(app.deps.db, {
      title: 'Nature',
      doc_type: 'journal',
      description: { docType: 'journal', issns },
    });
    const article = await buildBib(app.deps.db, {
      description: { docType: 'article', issns, host: { title: 'Nature', issn: '0028-0836' } },
    });
    const other = await buildBib(app.deps.db, { description: { issns: ['0000-0019'] } });
    await indexTenant(app.deps, TENANT);
    const where = async (recordId: string) =>
      (await app.client().call(listPortfolios, { recordId })).portfolios.map(
        ({ label, url, coverage, title, through }) => ({ label, url, coverage, title, through }),
      );
    const inJstor = {
      label: 'JSTOR',
      url: '',
      coverage: { from: 1869, to: 2025 },
      title: { id: nature?.id, sourceId: nature?.sources[0]?.sourceId, isFree: false },
    };
    expect(await where(journal.id)).toEqual([{ ...inJstor, through: null }]);
    expect(await where(article.id)).toEqual([
      { ...inJstor, through: { recordId: journal.id, title: 'Nature' } },
    ]);
    expect(await where(other.id)).toEqual([]);
  });

  it('of one library are never those of another', async () => {
    const listId = await addList();
    await send(listId, NATURE);
    const [title] = (await list()).titles;
    const stranger = app.client({ tenant: 'beta' });
    expect(await stranger.call(listTitles, {})).toMatchObject({ total: 0, titles: [], eresources: [] });
    await expect(stranger.call(getTitle, { id: title?.id ?? '' })).rejects.toMatchObject({
      code: 'TITLE_NOT_FOUND',
    });
  });

  it('stand above the hits of a search where they are journals that are called so', async () => {
    await send(await addList(), NATURE, WHALES, { ...BOOK, publication_title: 'Nature' });
    await keeper.rebuild(TENANT);
    const best = async (keyWord: string) => {
      const found = await app.client().call(searchThings, { keyWord });
      const titles = await Promise.all(found.best.map(({ id }) => app.client().call(getTitle, { id })));
      return titles.map(({ name, kind: one }) => [name, one]);
    };
    expect(await best('nature')).toEqual([['Nature', 'serial']]);
    expect(await best('Journal of whales')).toEqual([['The Journal of Whales', 'serial']]);
    expect(await best('whales')).toEqual([]);
  });

  it('say what the library has of them in print, and how many articles', async () => {
    const { db } = app.deps;
    await buildLibrary(db);
    const holdings = [
      {
        library: 'MAIN',
        shelvingLocation: '3F',
        callNumber: 'N1/1',
        summary: ['v.1 (1869)-v.20 (1888)', 'v.22 (1890)'],
      },
      { summary: ['v.30-'] },
    ];
    const journal = await buildBib(db, { title: 'Nature', description: { issns: ['2049-3630'], holdings } });
    const online = await buildBib(db, { title: 'Nature online', description: { issns: ['1097-4172'] } });
    const copy = await buildBib(db, { title: 'Nature bound', description: { issns: ['2049-3630'] } });
    await buildItem(db, { bib_id: copy.id });
    const host = { title: 'Nature', issn: '1097-4172' };
    await buildBib(db, { title: 'A molecular structure', description: { docType: 'article', host } });
    await indexTenant(app.deps, TENANT);
    const numbers = { print_identifier: '2049-3630', online_identifier: '1097-4172' };
    await send(await addList(), { ...NATURE, ...numbers }, WHALES);
    const [whales, nature] = (await list()).titles;
    const detail = await app.client().call(getTitle, { id: nature!.id });
    expect(detail.printed.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      {
        recordId: journal.id,
        title: 'Nature',
        statements: [
          { place: 'Main Library 3F', callNo: 'N1/1', summary: 'v.1 (1869)-v.20 (1888); v.22 (1890)' },
          { place: '', callNo: '', summary: 'v.30-' },
        ],
      },
      { recordId: copy.id, title: 'Nature bound', statements: [] },
    ]);
    expect(detail.printed.map(({ recordId }) => recordId)).not.toContain(online.id);
    expect(detail.articleCount).toBe(1);
    expect(await app.client().call(getTitle, { id: whales!.id })).toMatchObject({
      printed: [],
      articleCount: 0,
    });
  });
});
