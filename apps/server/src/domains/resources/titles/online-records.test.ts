import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fromJson } from '../../../platform/db/codecs.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { buildEresource } from '../../../testing/eresource-rows.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { importList, type KbartLine, kbart, workOnTitles } from '../../../testing/title-lists.ts';
import { putBibs } from '../../discovery/search-index/apply-changes.ts';
import { createThingsKeeper } from '../../discovery/search-index/things/keep-things.ts';
import { tellSourcesJob } from '../databases/jobs.ts';
import { tellSources } from '../databases/tell-sources.ts';
import { followEresources } from './settle/follow-eresources.ts';

const NATURE: KbartLine = {
  publication_title: 'Nature',
  print_identifier: '0028-0836',
  online_identifier: '1476-4687',
  title_url: 'https://www.nature.com/nature',
  publication_type: 'serial',
};
const BOOK: KbartLine = {
  publication_title: '鲸的历史',
  online_identifier: '9787030000002',
  title_url: 'https://books.example.org/1',
  publication_type: 'monograph',
};

describeOnBothDatabases('records that databases have', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  let [nature, book, article, other] = ['', '', '', ''];
  let [jstor, trial] = ['', ''];
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    nature = (await buildBib(db, { title: 'Nature in print', description: { issns: ['0028-0836'] } })).id;
    await buildItem(db, { bib_id: nature });
    const isbns = [{ value: '9787030000002', valid: true }];
    book = (await buildBib(db, { title: 'Nature of whales', description: { isbns } })).id;
    const host = { title: 'Nature', issn: '0028-0836' };
    article = (
      await buildBib(db, { title: 'An article in nature', description: { host, issns: ['0028-0836'] } })
    ).id;
    other = (await buildBib(db, { title: 'Nature elsewhere', description: { issns: ['1234-5679'] } })).id;
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T08:00:00Z');
    const { db } = app.deps;
    for (const table of [
      'title_list',
      'title',
      'title_key',
      'title_row',
      'title_place',
      'title_tally',
      'title_import',
      'eresource',
      'eresource_name',
      'eresource_entrance',
      'outbox_event',
    ] as const)
      await db.deleteFrom(table).execute();
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    jstor = await buildEresource(db, {}, { code: 'jstor', names: { 'en-US': 'JSTOR' } });
    trial = await buildEresource(
      db,
      { shown_to: '2026-03-10' },
      { code: 'trial', names: { 'en-US': 'On trial' } },
    );
    await indexTenant(app.deps, TENANT);
  });
  afterAll(() => app.close());

  const addList = async (eresourceId: string, code = eresourceId) =>
    (await desk.call(putTitleList, { eresourceId, code, names: { 'en-US': code } })).id;
  const send = (listId: string, ...lines: readonly KbartLine[]) =>
    importList(app.deps, desk, listId, kbart(...lines));

  /** Brings what changed into the index, as the process that writes it does; answers the records that were written. */
  async function indexChanges(): Promise<string[]> {
    const events = await app.deps.db
      .deleteFrom('outbox_event')
      .where('consumer', '=', 'search-index')
      .returning('subject_id')
      .execute();
    const ids = events.map(({ subject_id }) => subject_id);
    if (ids.length > 0) await putBibs(app.deps, TENANT, [...new Set(ids)]);
    return ids.sort();
  }

  const online = async () => {
    const { searchResult } = await app
      .client()
      .call(searchBibs, { keyWord: 'nature', availability: ['online'] });
    return searchResult.map(({ recordId }) => recordId).sort();
  };

  it('are online in the filter, the facets and the rows, and are not any more when the list is gone', async () => {
    expect(await online()).toEqual([]);
    const listId = await addList(jstor);
    await send(listId, NATURE, BOOK);
    expect(await indexChanges()).toEqual([nature, book].sort());
    expect(await online()).toEqual([nature, book].sort());
    const { facetResult } = await app.client().call(searchBibs, { keyWord: 'nature' });
    const countOf = (name: string, value: string) =>
      facetResult.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.count;
    expect(countOf('availability', 'online')).toBe(2);
    expect(countOf('availability', 'loanable')).toBe(1);
    expect(countOf('resourceType', 'electronic')).toBe(2);
    expect(countOf('resourceType', 'print')).toBe(4);
    const { records } = await app
      .client()
      .call(getOnShelfCounts, { recordIds: [nature, book, article, other] });
    expect(records.map((one) => [one.recordId, one.online])).toEqual([
      [nature, true],
      [book, true],
      [article, false],
      [other, false],
    ]);
    await desk.call(removeTitleList, { id: listId });
    await workOnTitles(app.deps);
    expect(await indexChanges()).toEqual([nature, book].sort());
    expect(await online()).toEqual([]);
  });

  it('are online after a rebuild too', async () => {
    await send(await addList(jstor), NATURE);
    await indexTenant(app.deps, TENANT);
    expect(await online()).toEqual([nature]);
  });

  it('are no longer online when the trial ends, and are where another database has them', async () => {
    await send(await addList(trial), NATURE, BOOK);
    await send(await addList(jstor), BOOK);
    await indexChanges();
    expect(await online()).toEqual([nature, book].sort());
    app.clock.set('2026-03-11T08:00:00Z');
    const tenant = await app.deps.tenants.byId(TENANT);
    if (tenant) await followEresources(app.deps, tenant);
    expect(await indexChanges()).toEqual([nature, book].sort());
    expect(await online()).toEqual([book]);
  });

  it('are not written again by a list that is imported again, and only those that it is about by another one', async () => {
    const listId = await addList(jstor);
    await send(listId, NATURE);
    expect(await indexChanges()).toEqual([nature]);
    await send(listId, {
      ...NATURE,
      publisher_name: 'Another publisher',
      title_url: 'https://example.org/n',
    });
    expect(await indexChanges()).toEqual([]);
    await send(listId, { ...NATURE, print_identifier: '', online_identifier: '1476-4687' }, BOOK);
    expect(await indexChanges()).toEqual([nature, book].sort());
    expect(await online()).toEqual([book]);
    await desk.call(undoTitleImport, { listId });
    await workOnTitles(app.deps);
    await indexChanges();
    expect(await online()).toEqual([nature]);
  });

  it('are found with the titles by their database, under its id and under the sources that it names', async () => {
    await buildBib(app.deps.db, { title: 'Nature imported', source: 'springer' });
    await send(await addList(jstor), NATURE);
    await indexChanges();
    const facts = await desk.call(getStaffEresource, { id: jstor });
    await desk.call(putEresource, { ...facts, opensWindow: undefined, sources: ['springer'] });
    await tellAll();
    await createThingsKeeper(app.deps).rebuild(TENANT);
    const titles = async (input: InputOf<typeof searchBibs.input>) =>
      (await app.client().call(searchBibs, { keyWord: 'nature', ...input })).searchResult
        .map(({ title }) => title)
        .sort();
    expect(await titles({ eCollectionIds: [jstor] })).toEqual(['Nature imported', 'Nature in print']);
    expect(await titles({ eCollectionIds: ['springer'] })).toEqual(['Nature imported']);
    for (const eCollectionIds of [[jstor], ['springer']]) {
      const { kinds } = await app.client().call(searchThings, { keyWord: 'nature', eCollectionIds });
      expect(kinds.filter(({ count }) => count > 0)).toEqual([{ kind: 'title', count: 1 }]);
    }
    expect(
      (await app.client().call(searchThings, { keyWord: 'nature', eCollectionIds: [trial] })).total,
    ).toBe(0);
    const { databaseFindDtoList } = await app
      .client()
      .call(getDictionaries, { names: ['databaseFindDtoList'] });
    expect(databaseFindDtoList).toEqual([{ code: jstor, name: 'JSTOR', count: 1 }]);
    const { killers } = await app
      .client()
      .call(searchBibs, { keyWord: 'elsewhere', eCollectionIds: [jstor] });
    expect(killers).toContainEqual({
      kind: 'filter',
      name: 'eCollectionIds',
      labels: ['JSTOR'],
      numFound: 1,
    });
    const named = await desk.call(getStaffEresource, { id: jstor });
    await desk.call(putEresource, { ...named, opensWindow: undefined, sources: [] });
    await tellAll();
    expect(await titles({ eCollectionIds: [jstor] })).toEqual(['Nature in print']);
  });

  /** Does the work on sources that waits, and brings what changed into the index. */
  async function tellAll(): Promise<void> {
    const jobs = await app.deps.db
      .deleteFrom('job')
      .where('kind', '=', tellSourcesJob.kind)
      .returningAll()
      .execute();
    for (const { id, tenant_id, payload } of jobs)
      await tellSources(app.deps).run(
        { id, tenantId: tenant_id ?? undefined, payload: fromJson(payload), attempt: 1 },
        new AbortController().signal,
      );
    await indexChanges();
  }
});
