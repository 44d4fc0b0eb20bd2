import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import type { Client } from '@lectern/contracts/kernel/client';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { deleteFolder } from '@lectern/contracts/shelf/favourites/delete-folder';
import { describeFavourite } from '@lectern/contracts/shelf/favourites/describe-favourite';
import { getSharedFavourites } from '@lectern/contracts/shelf/favourites/get-shared-favourites';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { listOnlineFavourites } from '@lectern/contracts/shelf/favourites/list-online-favourites';
import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { moveFavourites } from '@lectern/contracts/shelf/favourites/move-favourites';
import { removeFavourites } from '@lectern/contracts/shelf/favourites/remove-favourites';
import { removeOnlineFavourite } from '@lectern/contracts/shelf/favourites/remove-online-favourite';
import { renameFolder } from '@lectern/contracts/shelf/favourites/rename-folder';
import { shareFolder } from '@lectern/contracts/shelf/favourites/share-folder';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { forgetFavourites } from './forget-favourites.ts';

describeOnEachDatabase('favourites of a reader', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db);
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }
  async function bib(title: string, author = 'An Author') {
    return (await buildBib(app.deps.db, { title, author })).id;
  }
  const list = (
    input: Parameters<typeof reader.call<typeof listFavourites.input, typeof listFavourites.output>>[1] = {},
  ) => reader.call(listFavourites, input);
  const titles = async (input = {}) => (await list(input)).favourites.map(({ title }) => title);
  const add = (...recordIds: string[]) => reader.call(addFavourites, { recordIds });

  it('go to a default folder, each once', async () => {
    const whale = await bib('Moby Dick');
    expect(await add(whale, whale)).toEqual({ added: [whale], already: [] });
    expect(await add(whale)).toEqual({ added: [], already: [whale] });
    expect(await reader.call(listFolders, {})).toEqual([
      { folderId: expect.any(String), name: 'Favourites', count: 1, isDefault: true, shared: false },
    ]);
    expect(await reader.call(listStarred, { recordIds: [whale, 'another'] })).toEqual([whale]);
  });

  it('are each once also if ten tabs add them at the same time', async () => {
    const whale = await bib('Moby Dick');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(whale)));
    expect(answers.flatMap(({ added }) => added)).toEqual([whale]);
    expect(await reader.call(listFolders, {})).toHaveLength(1);
  });

  it('leave with all that was said about them, so that they can come back', async () => {
    const whale = await bib('Moby Dick');
    await add(whale);
    await reader.call(describeFavourite, {
      recordId: whale,
      note: 'chapter 32',
      tags: ['sea'],
      state: 'reading',
    });
    const { removed } = await reader.call(removeFavourites, { recordIds: [whale] });
    expect(removed).toMatchObject([{ recordId: whale, note: 'chapter 32', tags: ['sea'], state: 'reading' }]);
    expect(await titles()).toEqual([]);
    await reader.call(addFavourites, {
      recordIds: [whale],
      note: 'chapter 32',
      tags: ['sea'],
      state: 'reading',
    });
    expect((await list()).favourites).toMatchObject([{ note: 'chapter 32', state: 'reading' }]);
  });

  it('are searched in titles, authors, notes, tags and ISBN, in any script of Han', async () => {
    const dream = (
      await buildBib(app.deps.db, {
        title: '红楼梦',
        author: '曹雪芹',
        description: { isbns: [{ value: '9787020002207', valid: true }] },
      })
    ).id;
    const whale = await bib('Moby Dick', 'Herman Melville');
    await add(dream, whale);
    await reader.call(describeFavourite, {
      recordId: whale,
      note: '100% worth it',
      tags: ['sea'],
      state: 'read',
    });
    expect(await titles({ keyWord: '紅樓夢' })).toEqual(['红楼梦']);
    expect(await titles({ keyWord: '978-7-02-000220-7' })).toEqual(['红楼梦']);
    expect(await titles({ keyWord: 'melville MOBY' })).toEqual(['Moby Dick']);
    expect(await titles({ keyWord: '100%' })).toEqual(['Moby Dick']);
    expect(await titles({ keyWord: '%' })).toEqual(['Moby Dick']);
    expect(await titles({ tag: 'sea' })).toEqual(['Moby Dick']);
    expect(await titles({ tag: 'se' })).toEqual([]);
    expect(await titles({ state: 'read' })).toEqual(['Moby Dick']);
  });

  it('have three orders and pages', async () => {
    await add(await bib('Beta', 'Zoe'), await bib('Alpha', 'Yan'), await bib('Gamma', 'Xi'));
    expect(await titles({ sort: 'added' })).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles({ sort: 'author' })).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(await titles({ sort: 'title', page: 2, rows: 2 })).toEqual(['Gamma']);
    expect((await list({ page: 2, rows: 2 })).total).toBe(3);
  });

  it('move to another folder and back', async () => {
    const whale = await bib('Moby Dick');
    await add(whale);
    const [first] = await reader.call(listFolders, {});
    const sea = await reader.call(addFolder, { name: 'Sea' });
    const { moved } = await reader.call(moveFavourites, { recordIds: [whale], folderId: sea.folderId });
    expect(moved).toEqual([{ recordId: whale, fromFolderId: first?.folderId }]);
    expect(await titles({ folderId: sea.folderId })).toEqual(['Moby Dick']);
    await reader.call(moveFavourites, { recordIds: [whale], folderId: moved[0]?.fromFolderId ?? '' });
    expect(await titles({ folderId: sea.folderId })).toEqual([]);
  });

  it('stay when their folder is deleted, in the default folder', async () => {
    const sea = await reader.call(addFolder, { name: 'Sea' });
    const whale = await bib('Moby Dick');
    await reader.call(addFavourites, { recordIds: [whale], folderId: sea.folderId });
    expect(await reader.call(deleteFolder, { folderId: sea.folderId })).toEqual({ moved: 1 });
    const [only, ...others] = await reader.call(listFolders, {});
    expect(only).toMatchObject({ isDefault: true, count: 1 });
    expect(others).toEqual([]);
    await expect(reader.call(deleteFolder, { folderId: only?.folderId ?? '' })).rejects.toMatchObject({
      code: 'FOLDER_IS_DEFAULT',
    });
  });

  it('lie in folders that have names, no two the same', async () => {
    const sea = await reader.call(addFolder, { name: 'Sea' });
    await expect(reader.call(addFolder, { name: '  ' })).rejects.toMatchObject({
      code: 'FOLDER_NAME_MISSING',
    });
    await expect(reader.call(addFolder, { name: 'Sea' })).rejects.toMatchObject({
      code: 'FOLDER_NAME_TAKEN',
    });
    const renamed = { folderId: sea.folderId, name: 'Ocean' };
    expect(await reader.call(renameFolder, renamed)).toEqual(renamed);
  });

  it('stay readable when the catalogue loses the record, and find it again when it comes back', async () => {
    const { db } = app.deps;
    const lost = await buildBib(db, {
      title: 'Lost',
      author: 'Somebody',
      control_number: `lost-${patronId}`,
    });
    await add(lost.id);
    await db.deleteFrom('bib').where('tenant_id', '=', TENANT).where('id', '=', lost.id).execute();
    expect((await list()).favourites).toMatchObject([
      { title: 'Lost', author: 'Somebody', inCatalogue: false },
    ]);
    const back = await buildBib(db, { title: 'Found', control_number: `lost-${patronId}` });
    expect((await list()).favourites).toMatchObject([
      { recordId: back.id, title: 'Found', inCatalogue: true },
    ]);
    expect(await reader.call(listStarred, { recordIds: [back.id] })).toEqual([back.id]);
  });

  it('of works that can be read online are a list of their own', async () => {
    const links = [{ kind: 'fulltext', url: 'https://example.org/book', label: '', note: '' }] as never;
    const online = (await buildBib(app.deps.db, { title: 'Online', description: { links } })).id;
    const paper = await bib('Paper');
    await add(paper);
    await expect(reader.call(addOnlineFavourite, { recordId: paper })).rejects.toMatchObject({
      code: 'FAVOURITE_NOT_ONLINE',
    });
    await reader.call(addOnlineFavourite, { recordId: online });
    const { favourites } = await reader.call(listOnlineFavourites, {});
    expect(favourites).toMatchObject([{ title: 'Online', kind: 'online' }]);
    expect(await reader.call(removeOnlineFavourite, { recordId: online })).toEqual({ removed: 1 });
  });

  it('are shared by a link without the reader’s own words, until it is withdrawn', async () => {
    const whale = await bib('Moby Dick');
    await reader.call(addFavourites, { recordIds: [whale], note: 'private', tags: ['mine'], state: 'read' });
    const [folder] = await reader.call(listFolders, {});
    const folderId = folder?.folderId ?? '';
    const { token } = await reader.call(shareFolder, { folderId });
    const anybody = app.client({});
    const shared = await anybody.call(getSharedFavourites, { token: token ?? '' });
    expect(shared).toMatchObject({ total: 1, works: [{ recordId: whale, title: 'Moby Dick' }] });
    expect(JSON.stringify(shared)).not.toMatch(/private|mine|"read"/);
    const kept = await app.deps.db.selectFrom('favourite_folder').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const second = await reader.call(shareFolder, { folderId });
    await expect(anybody.call(getSharedFavourites, { token: token ?? '' })).rejects.toMatchObject({
      code: 'FAVOURITES_LINK_ENDED',
    });
    expect(await reader.call(shareFolder, { folderId, withdraw: true })).toEqual({ token: null });
    await expect(anybody.call(getSharedFavourites, { token: second.token ?? '' })).rejects.toMatchObject({
      code: 'FAVOURITES_LINK_ENDED',
    });
  });

  it('are the reader’s own: nobody else sees, moves, shares or deletes them', async () => {
    const whale = await bib('Moby Dick');
    await add(whale);
    const { folderId } = await reader.call(addFolder, { name: 'Sea' });
    const other = await newReader();
    expect((await other.call(listFavourites, {})).total).toBe(0);
    expect(await other.call(listFolders, {})).toEqual([]);
    expect(await other.call(removeFavourites, { recordIds: [whale] })).toEqual({ removed: [] });
    for (const attempt of [
      () => other.call(listFavourites, { folderId }),
      () => other.call(renameFolder, { folderId, name: 'Mine' }),
      () => other.call(deleteFolder, { folderId }),
      () => other.call(shareFolder, { folderId }),
      () => other.call(moveFavourites, { recordIds: [whale], folderId }),
      () => other.call(addFavourites, { recordIds: [whale], folderId }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'FOLDER_NOT_FOUND' });
    expect(await titles()).toEqual(['Moby Dick']);
  });

  it('are refused for records that the catalogue does not show', async () => {
    await expect(add('nothing')).rejects.toMatchObject({ code: BIB_NOT_FOUND.code });
    const hidden = (await buildBib(app.deps.db, { suppressed: 1 })).id;
    await expect(add(hidden)).rejects.toMatchObject({ code: BIB_NOT_FOUND.code });
  });

  it('go with the reader who leaves', async () => {
    await add(await bib('Moby Dick'));
    await inTransaction(app.deps.db, (tx) => forgetFavourites(tx, TENANT, patronId));
    for (const table of ['favourite', 'favourite_folder'] as const)
      expect(
        await app.deps.db.selectFrom(table).select('id').where('patron_id', '=', patronId).execute(),
      ).toEqual([]);
  });
});
