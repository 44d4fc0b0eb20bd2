import type { Client } from '@lectern/contracts/kernel/client';
import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import { changeList } from '@lectern/contracts/shelf/booklists/change-list';
import { copyList } from '@lectern/contracts/shelf/booklists/copy-list';
import { deleteList } from '@lectern/contracts/shelf/booklists/delete-list';
import { followList } from '@lectern/contracts/shelf/booklists/follow-list';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { listFollowedLists } from '@lectern/contracts/shelf/booklists/list-followed-lists';
import { listHotLists } from '@lectern/contracts/shelf/booklists/list-hot-lists';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { listsWithRecord } from '@lectern/contracts/shelf/booklists/lists-with-record';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { moveEntries } from '@lectern/contracts/shelf/booklists/move-entries';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { pageFollowedLists } from '@lectern/contracts/shelf/booklists/page-followed-lists';
import { pageOwnLists } from '@lectern/contracts/shelf/booklists/page-own-lists';
import { removeCover } from '@lectern/contracts/shelf/booklists/remove-cover';
import { removeFromList } from '@lectern/contracts/shelf/booklists/remove-from-list';
import { reportList } from '@lectern/contracts/shelf/booklists/report-list';
import { submitList } from '@lectern/contracts/shelf/booklists/submit-list';
import { unfollowList } from '@lectern/contracts/shelf/booklists/unfollow-list';
import { updateCover } from '@lectern/contracts/shelf/booklists/update-cover';
import { withdrawList } from '@lectern/contracts/shelf/booklists/withdraw-list';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { forgetLists } from './forget-lists.ts';

describeOnEachDatabase('book lists', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['moderation.decide']) });
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db);
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterAll(() => app.close());

  const anybody = () => app.client({});
  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }
  async function bibs(...titles: string[]): Promise<string[]> {
    return Promise.all(titles.map(async (title) => (await buildBib(app.deps.db, { title })).id));
  }
  async function having(name: string, ...recordIds: string[]): Promise<string> {
    return (await reader.call(makeList, { name, recordIds })).id;
  }
  /** Staff decide about the list as they find it in their queue. */
  async function decide(listId: string, isApproved: boolean, reason = '') {
    const text = await waiting(listId);
    return desk.call(decideText, { id: text?.id ?? '', version: text?.version ?? 1, isApproved, reason });
  }
  const waiting = async (listId: string) =>
    (await desk.call(listTexts, { rows: 100 })).texts.find(({ subjectId }) => subjectId === listId);
  async function open(id: string): Promise<void> {
    await reader.call(submitList, { id });
    expect(await decide(id, true)).toEqual({ state: 'approved' });
  }
  const seen = (id: string, by: Client = reader) => by.call(getBookList, { id });
  const titles = async (id: string) => (await seen(id)).entries.map(({ title }) => title);

  it('are private until the staff approve them, and answered to others as if they did not exist', async () => {
    const id = await having('Whales', ...(await bibs('Moby Dick')));
    const other = await newReader();
    for (const client of [anybody(), other]) {
      await expect(seen(id, client)).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
      await expect(seen('unknown', client)).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    }
    expect(await reader.call(submitList, { id })).toEqual({ state: 'pending' });
    await expect(seen(id, other)).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    await decide(id, true);
    expect(await waiting(id)).toBeUndefined();
    expect(await seen(id, anybody())).toMatchObject({ name: 'Whales', by: 'reader', mine: null, own: false });
    expect(JSON.stringify(await seen(id, anybody()))).not.toContain(patronId);
    await reader.call(withdrawList, { id });
    await expect(seen(id, anybody())).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
  });

  it('that are refused say why to their reader alone, and may be sent again', async () => {
    const id = await having('Whales', ...(await bibs('Moby Dick')));
    await reader.call(submitList, { id });
    await decide(id, false, 'Please say what it is about.');
    expect((await seen(id)).mine).toMatchObject({ state: 'refused', reason: 'Please say what it is about.' });
    await expect(seen(id, anybody())).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    expect(await reader.call(submitList, { id })).toEqual({ state: 'pending' });
    expect((await seen(id)).mine).toMatchObject({ reason: '' });
  });

  it('are reviewed again when what others read changes, and not when works come or move', async () => {
    const [whale, sea] = await bibs('Moby Dick', 'The Sea');
    const id = await having('Whales', whale ?? '');
    await open(id);
    await reader.call(addToList, { id, recordIds: [sea ?? ''] });
    await reader.call(moveEntries, { id, recordIds: [sea ?? ''], before: whale ?? '' });
    expect((await seen(id)).mine?.state).toBe('open');
    const noted = await reader.call(noteEntry, { id, recordId: whale ?? '', note: 'Long', was: '' });
    expect(noted).toEqual({ note: 'Long', state: 'pending' });
    expect(await waiting(id)).toMatchObject({ title: 'Whales', text: 'Moby Dick: Long' });
    await reader.call(withdrawList, { id });
    expect(await waiting(id)).toBeUndefined();
  });

  it('that others report stay open until the staff decide', async () => {
    const id = await having('Whales', ...(await bibs('Moby Dick')));
    await open(id);
    await (await newReader()).call(reportList, { id, reason: 'Not about whales' });
    expect(await waiting(id)).toMatchObject({ reports: [{ reason: 'Not about whales' }] });
    expect((await seen(id, anybody())).name).toBe('Whales');
    await decide(id, false, 'It is not about whales.');
    await expect(seen(id, anybody())).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
  });

  it('are shown from their first day to their last', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const id = await having('Whales', ...(await bibs('Moby Dick')));
    await open(id);
    const facts = { id, name: 'Whales' };
    await reader.call(changeList, { ...facts, version: 0, shownFrom: '2020-01-01', shownTo: '2020-01-31' });
    await expect(seen(id, anybody())).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    await reader.call(changeList, { ...facts, version: 1, shownFrom: '2020-01-01', shownTo: today });
    expect((await seen(id, anybody())).shownTo).toBe(today);
    const reversed = { ...facts, version: 2, shownFrom: '2020-01-31', shownTo: '2020-01-01' };
    await expect(reader.call(changeList, reversed)).rejects.toMatchObject({
      code: 'BOOK_LIST_DATES_REVERSED',
    });
  });

  it('lose nothing when two pages change them', async () => {
    const [a = '', b = '', c = '', d = ''] = await bibs('A', 'B', 'C', 'D');
    const id = await having('Letters', a, b, c);
    // One page moves C to the front, the other adds D and moves A to the end.
    await Promise.all([
      reader.call(moveEntries, { id, recordIds: [c], before: a }),
      reader.call(addToList, { id, recordIds: [d] }),
      reader.call(moveEntries, { id, recordIds: [a] }),
    ]);
    expect((await titles(id)).toSorted()).toEqual(['A', 'B', 'C', 'D']);
    expect((await titles(id))[0]).toBe('C');
    await reader.call(changeList, { id, version: 0, name: 'Letters of one page' });
    await expect(reader.call(changeList, { id, version: 0, name: 'Of the other' })).rejects.toMatchObject({
      code: 'BOOK_LIST_CHANGED',
    });
    await reader.call(noteEntry, { id, recordId: a, note: 'first', was: '' });
    await expect(reader.call(noteEntry, { id, recordId: a, note: 'second', was: '' })).rejects.toMatchObject({
      code: 'BOOK_LIST_CHANGED',
    });
    expect((await seen(id)).entries.find(({ recordId }) => recordId === a)?.note).toBe('first');
  });

  it('have an order without gaps, whatever leaves', async () => {
    const [a = '', b = '', c = '', d = ''] = await bibs('A', 'B', 'C', 'D');
    const id = await having('Letters', a, b, c, d);
    const { removed } = await reader.call(removeFromList, { id, recordIds: [b] });
    expect(removed).toEqual([{ recordId: b, note: '', before: c }]);
    const { order } = await reader.call(moveEntries, { id, recordIds: [d, a], before: c });
    expect(order).toEqual([a, d, c]);
    const rows = await app.deps.db
      .selectFrom('book_list_entry')
      .select('position')
      .where('list_id', '=', id)
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect((await seen(id)).count).toBe(3);
  });

  it('take what is added without naming one in the default list, which is made once', async () => {
    const [whale = '', sea = ''] = await bibs('Moby Dick', 'The Sea');
    await Promise.all([
      reader.call(addToList, { recordIds: [whale] }),
      reader.call(addToList, { recordIds: [sea] }),
    ]);
    const lists = await reader.call(listOwnLists, { recordId: whale });
    expect(lists).toMatchObject([{ name: 'My list', isDefault: true, count: 2, has: true }]);
    const second = await having('Second');
    await reader.call(changeList, { id: second, version: 0, name: 'Second', isDefault: true });
    expect((await reader.call(listOwnLists, {})).map((one) => [one.name, one.isDefault])).toEqual([
      ['Second', true],
      ['My list', false],
    ]);
    expect((await reader.call(pageOwnLists, { keyWord: 'MY', rows: 1 })).total).toBe(1);
  });

  it('are followed, and counted', async () => {
    const [whale = ''] = await bibs('Moby Dick');
    const id = await having('Whales to follow', whale);
    await open(id);
    const follower = await newReader();
    expect(await follower.call(followList, { id })).toEqual({ followers: 1 });
    expect(await follower.call(followList, { id })).toEqual({ followers: 1 });
    await expect(reader.call(followList, { id })).rejects.toMatchObject({ code: 'BOOK_LIST_OWN' });
    expect(await follower.call(listFollowedLists, {})).toMatchObject([{ id, followed: true }]);
    expect((await follower.call(pageFollowedLists, {})).total).toBe(1);
    expect(await anybody().call(listsWithRecord, { recordId: whale })).toMatchObject([{ id, followers: 1 }]);
    const found = await anybody().call(listOpenLists, { keyWord: 'whales FOLLOW', sort: 'hot' });
    expect(found).toMatchObject({ total: 1, lists: [{ id, works: [{ title: 'Moby Dick' }] }] });
    expect((await anybody().call(listHotLists, { rows: 1 }))[0]?.id).toBe(id);
    await expect(anybody().call(listHotLists, { rows: 7 })).rejects.toMatchObject({ status: 400 });
    await reader.call(withdrawList, { id });
    expect((await anybody().call(listHotLists, {})).map((list) => list.id)).not.toContain(id);
    await follower.call(unfollowList, { id });
  });

  it('are copied without the words of another reader', async () => {
    const [whale = ''] = await bibs('Moby Dick');
    const id = await having('Whales', whale);
    await reader.call(noteEntry, { id, recordId: whale, note: 'Long', was: '' });
    await open(id);
    const other = await newReader();
    const copy = await other.call(copyList, { id });
    expect(copy.name).toBe('Whales (copy)');
    expect(await seen(copy.id, other)).toMatchObject({
      mine: { state: 'private' },
      entries: [{ title: 'Moby Dick', note: '' }],
    });
    const own = await reader.call(copyList, { id });
    expect((await seen(own.id)).entries).toMatchObject([{ note: 'Long' }]);
  });

  it('have a cover that is made anew and goes with the list', async () => {
    const id = await having('Whales');
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Ada Secret' } })
      .jpeg()
      .toBuffer();
    const file = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
    const { imgUrl } = await reader.upload(updateCover, { id }, file);
    expect((await seen(id)).imgUrl).toBe(imgUrl);
    const answer = await app.app.inject({ url: imgUrl });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect(answer.rawPayload.includes('Secret')).toBe(false);
    const text = new Blob(['<svg onload=alert(1)>'], { type: 'image/png' });
    await expect(reader.upload(updateCover, { id }, text)).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
    });
    await reader.call(removeCover, { id });
    expect((await app.app.inject({ url: imgUrl })).statusCode).toBe(404);
    const again = await reader.upload(updateCover, { id }, file);
    await reader.call(deleteList, { id });
    expect((await app.app.inject({ url: again.imgUrl })).statusCode).toBe(404);
  });

  it('are changed by their reader alone', async () => {
    const [whale = ''] = await bibs('Moby Dick');
    const id = await having('Whales', whale);
    await open(id);
    const other = await newReader();
    for (const attempt of [
      () => other.call(changeList, { id, version: 0, name: 'Mine' }),
      () => other.call(deleteList, { id }),
      () => other.call(addToList, { id, recordIds: [whale] }),
      () => other.call(removeFromList, { id, recordIds: [whale] }),
      () => other.call(moveEntries, { id, recordIds: [whale] }),
      () => other.call(noteEntry, { id, recordId: whale, note: 'x', was: '' }),
      () => other.call(removeCover, { id }),
      () => other.call(submitList, { id }),
      () => other.call(withdrawList, { id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    expect(await titles(id)).toEqual(['Moby Dick']);
  });

  it('keep works readable that the catalogue loses, and find them again', async () => {
    const { db } = app.deps;
    const control_number = `list-${patronId}`;
    const lost = await buildBib(db, { title: 'Lost', control_number });
    const id = await having('Lost things', lost.id);
    await db.deleteFrom('bib').where('tenant_id', '=', TENANT).where('id', '=', lost.id).execute();
    expect((await seen(id)).entries).toMatchObject([{ title: 'Lost', inCatalogue: false }]);
    const back = await buildBib(db, { title: 'Found', control_number });
    expect((await seen(id)).entries).toMatchObject([
      { recordId: back.id, title: 'Found', inCatalogue: true },
    ]);
  });

  it('show what readers write without signs that hide or turn text around', async () => {
    const id = await having('Wha\u202eles\u200b\u200b <b>', ...(await bibs('Moby Dick')));
    expect((await seen(id)).name).toBe('Whales <b>');
  });

  it('go with the reader who leaves, and so does the count of who followed', async () => {
    const other = await newReader();
    const theirs = (await other.call(makeList, { name: 'Theirs', recordIds: await bibs('Moby Dick') })).id;
    await other.call(submitList, { id: theirs });
    await decide(theirs, true);
    await reader.call(followList, { id: theirs });
    const id = await having('Whales', ...(await bibs('Moby Dick')));
    await inTransaction(app.deps.db, (tx) => forgetLists(tx, TENANT, patronId));
    await expect(seen(id, anybody())).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    expect((await seen(theirs, anybody())).followers).toBe(0);
    for (const table of ['book_list', 'book_list_follow'] as const)
      expect(
        await app.deps.db.selectFrom(table).select('tenant_id').where('patron_id', '=', patronId).execute(),
      ).toEqual([]);
    expect(
      await app.deps.db.selectFrom('book_list_entry').select('record_id').where('list_id', '=', id).execute(),
    ).toEqual([]);
  });
});
