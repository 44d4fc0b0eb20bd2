import type { Client } from '@lectern/contracts/kernel/client';
import { followList } from '@lectern/contracts/shelf/booklists/follow-list';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import { listLibraryLists } from '@lectern/contracts/shelf/booklists/list-library-lists';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { removeLibraryList } from '@lectern/contracts/shelf/booklists/remove-library-list';
import { updateLibraryCover } from '@lectern/contracts/shelf/booklists/update-library-cover';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { pngOf } from '../../../testing/pictures.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('lists of the library', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['lists.edit']) });
  });
  afterAll(() => app.close());

  const anybody = () => app.client({});
  const newReader = async () =>
    app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  const bib = async (title: string) => (await buildBib(app.deps.db, { title })).id;
  const titles = async (id: string) =>
    (await anybody().call(getBookList, { id })).entries.map(({ title, note }) => [title, note]);

  it('are open at once when staff open them, with works in their order and notes', async () => {
    const [one, two] = [await bib('Moby Dick'), await bib('The Whale')];
    const works = [
      { recordId: two, note: 'Read this first' },
      { recordId: one },
      { recordId: two, note: 'Second' },
    ];
    const { id, version } = await desk.call(putLibraryList, { name: 'Sea', works });
    await expect(titles(id)).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    await desk.call(putLibraryList, { id, version, name: 'Sea', isOpen: true, works: works.slice(0, 2) });
    expect(await titles(id)).toEqual([
      ['The Whale', 'Read this first'],
      ['Moby Dick', ''],
    ]);
    const { lists } = await anybody().call(listOpenLists, { by: 'library' });
    expect(lists.map(({ name, by, own }) => [name, by, own])).toEqual([['Sea', 'library', false]]);
  });

  it('keep a work that the catalogue lost, and take no other that it does not have', async () => {
    const lost = await bib('Lost book');
    const { id, version } = await desk.call(putLibraryList, { name: 'Kept', works: [{ recordId: lost }] });
    await app.deps.db.deleteFrom('bib').where('id', '=', lost).execute();
    const put = { id, version, name: 'Kept', isOpen: true };
    await expect(
      desk.call(putLibraryList, { ...put, works: [{ recordId: lost }, { recordId: 'nothing' }] }),
    ).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
    const after = await desk.call(putLibraryList, { ...put, works: [{ recordId: lost, note: 'Gone' }] });
    expect(after.entries).toMatchObject([{ title: 'Lost book', note: 'Gone', inCatalogue: false }]);
  });

  it('are not overwritten by who did not see the last change', async () => {
    const { id, version } = await desk.call(putLibraryList, { name: 'Two desks' });
    const put = (name: string) => desk.call(putLibraryList, { id, version, name });
    const done = await Promise.allSettled([put('One'), put('Other')]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(put('Third')).rejects.toMatchObject({ code: 'BOOK_LIST_CHANGED' });
  });

  it('never reach a list of a reader', async () => {
    const reader = await newReader();
    const { id } = await reader.call(makeList, { name: 'Mine' });
    for (const attempt of [
      () => desk.call(getLibraryList, { id }),
      () => desk.call(putLibraryList, { id, name: 'Theirs' }),
      () => desk.call(removeLibraryList, { id }),
      () => desk.upload(updateLibraryCover, { id }, new Blob([pngOf(4, 4)], { type: 'image/png' })),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
    const { lists } = await desk.call(listLibraryLists, { keyWord: 'mine' });
    expect(lists).toEqual([]);
  });

  it('keep their followers when they change, and end with their cover', async () => {
    const { id, version } = await desk.call(putLibraryList, { name: 'Followed', isOpen: true });
    const reader = await newReader();
    await reader.call(followList, { id });
    const picture = new Blob([pngOf(40, 20)], { type: 'image/png' });
    const { imgUrl } = await desk.upload(updateLibraryCover, { id }, picture);
    await desk.call(putLibraryList, { id, version, name: 'Followed on', isOpen: true });
    expect(await reader.call(getBookList, { id })).toMatchObject({ followers: 1, followed: true, imgUrl });
    await desk.call(removeLibraryList, { id });
    expect((await app.app.inject({ url: imgUrl })).statusCode).toBe(404);
    await expect(titles(id)).rejects.toMatchObject({ code: 'BOOK_LIST_NOT_FOUND' });
  });

  it('are changed by nobody without the permission', async () => {
    const other = app.client({ token: await openStaffSession(app, ['moderation.decide']) });
    for (const client of [await newReader(), other])
      await expect(client.call(putLibraryList, { name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    await expect(anybody().call(putLibraryList, { name: 'Mine' })).rejects.toMatchObject({ status: 401 });
  });
});
