import type { Client } from '@lectern/contracts/kernel/client';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { exportFavourites } from '@lectern/contracts/shelf/favourites/export-favourites';
import { importFavourites, MOST_IMPORTED_WORKS } from '@lectern/contracts/shelf/favourites/import-favourites';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

const WHALE_ISBN = '9780142437247';
const OTHER_ISBN = '9787020002207';

describeOnEachDatabase('favourites from a file', (kind) => {
  let app: TestApp;
  let reader: Client;
  let readerToken: string;
  let whale: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    whale = await bib('Moby-Dick', 'Herman Melville', WHALE_ISBN);
    await bib('Emma', 'Jane Austen');
    await indexTenant(app.deps, TENANT);
  });
  beforeEach(async () => {
    readerToken = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    reader = app.client({ token: readerToken });
  });
  afterAll(() => app.close());

  async function bib(title: string, author: string, isbn?: string) {
    const isbns = isbn ? [{ value: isbn, valid: true }] : [];
    return (await buildBib(app.deps.db, { title, author, description: { isbns } as never })).id;
  }
  const send = (content: string, check = false) =>
    reader.upload(importFavourites, { check }, new Blob([content], { type: 'text/plain' }));
  const kept = async () =>
    (await reader.call(listFavourites, { sort: 'title' })).favourites.map(
      ({ title, note, tags, state, inCatalogue }) => ({ title, note, tags, state, inCatalogue }),
    );
  const outcomes = async (content: string) =>
    (await send(content)).works.map(({ title, outcome }) => `${title}: ${outcome}`);

  it('are read from RIS, with note and tags', async () => {
    const file = [
      'TY  - BOOK',
      'TI  - Moby Dick; or, the whale',
      'AU  - Melville, Herman',
      'SN  - 978-0-14-243724-7',
      'KW  - sea',
      'N1  - for the winter',
      'ER  - ',
    ].join('\r\n');
    expect(await send(file)).toMatchObject({ format: 'ris', counts: { added: 1, kept: 0 } });
    expect(await kept()).toEqual([
      { title: 'Moby-Dick', note: 'for the winter', tags: ['sea'], state: '', inCatalogue: true },
    ]);
    expect((await send(file)).counts).toMatchObject({ added: 0, already: 1 });
  });

  it('are read from BibTeX, and found by title and author without an ISBN', async () => {
    const file = `@book{a, title={Emma}, author={Austen, Jane}}
      @book{b, title={Emma}, author={Somebody Else}}`;
    expect(await outcomes(file)).toEqual(['Emma: added', 'Emma: kept']);
  });

  it('are read from the tables of Goodreads and Douban, with the state', async () => {
    const goodreads = [
      'Book Id,Title,Author,ISBN,ISBN13,Bookshelves,Exclusive Shelf,My Review',
      `1,Moby-Dick,Herman Melville,"=""0142437247""","=""${WHALE_ISBN}""","to-read, sea",to-read,"long ""review"""`,
    ].join('\n');
    expect((await send(goodreads)).counts).toMatchObject({ added: 1 });
    expect(await kept()).toMatchObject([{ title: 'Moby-Dick', tags: ['sea'], state: 'want' }]);
    const douban = `标题,作者,ISBN,状态,标签\n围城,钱锺书,${OTHER_ISBN},读过,小说`;
    expect((await send(douban)).counts).toMatchObject({ kept: 1 });
    const fortress = { title: '围城', note: '', tags: ['小说'], state: 'read', inCatalogue: false };
    expect(await kept()).toContainEqual(fortress);
  });

  it('that the library does not have wait for it, and are found when it has them', async () => {
    const isbn = '9787108000002';
    expect(await send(`${WHALE_ISBN}\n${isbn}\n\n${isbn}`)).toMatchObject({
      format: 'isbn',
      counts: { added: 1, kept: 1, already: 1 },
    });
    expect(await kept()).toMatchObject([{ title: isbn, inCatalogue: false }, { title: 'Moby-Dick' }]);
    await bib('A new book', 'An Author', isbn);
    await indexTenant(app.deps, TENANT);
    expect(await kept()).toContainEqual(expect.objectContaining({ title: 'A new book', inCatalogue: true }));
    expect((await send(isbn)).counts).toMatchObject({ already: 1 });
  });

  it('are told beforehand, and nothing is done', async () => {
    expect((await send(WHALE_ISBN, true)).counts).toMatchObject({ added: 1 });
    expect(await kept()).toEqual([]);
  });

  it('that are favourites already stay as they are', async () => {
    await reader.call(addFavourites, { recordIds: [whale], note: 'mine' });
    expect(await outcomes(`title,isbn,note\nMoby-Dick,${WHALE_ISBN},theirs`)).toEqual(['Moby-Dick: already']);
    expect(await kept()).toMatchObject([{ note: 'mine' }]);
  });

  it('are harmless, whatever the file holds', async () => {
    const note = `<script>alert(1)</script>\u202E${'\u200B'.repeat(50)}`;
    const file = `title,note\n"=HYPERLINK(""http://example.org"")","${note}"\n,only a note`;
    const { counts, works } = await send(file);
    expect(counts).toMatchObject({ kept: 1, unreadable: 1 });
    expect(works[0]?.title).toBe('=HYPERLINK("http://example.org")');
    for (const garbage of ['@book{a, title={unclosed', 'TY  - ', '\0\0', 'a,b\n1,2', '"'])
      await expect(send(garbage)).rejects.toMatchObject({ code: 'FAVOURITE_FILE_UNREADABLE' });
  });

  it('are refused before they are read if there are too many, or one is too long', async () => {
    const reference = '@book{a, title={Emma}}\n';
    const long = `@book{a, title={Emma}, author={${'A and '.repeat(10_000)}B}}`;
    for (const file of [reference.repeat(MOST_IMPORTED_WORKS + 2), long, `title\n${'a\n'.repeat(100_000)}`])
      await expect(send(file)).rejects.toMatchObject({ code: 'FAVOURITE_FILE_UNREADABLE' });
  });

  it('are read from BibTeX in parts, each with the definitions that it uses', async () => {
    const note = 'n'.repeat(9_000);
    const reference = (title: string) => `@book{${title}, title={${title}}, author=austen, note={${note}}}\n`;
    const file = `@string{austen = {Austen, Jane}}\n${['Emma', 'B', 'C', 'D'].map(reference).join('')}`;
    const { works } = await send(file);
    expect(works.map(({ author }) => author)).toEqual(Array(4).fill('Austen, Jane'));
  });

  it.each(['\n', ' ', '\u2028', '@a\n', '@a '])(
    'are looked for in one pass in a file of %j',
    async (piece) => {
      const file = piece.repeat(importFavourites.maxBytes / Buffer.byteLength(piece));
      await expect(send(file)).rejects.toMatchObject({ code: 'FAVOURITE_FILE_UNREADABLE' });
    },
  );

  it.each(['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const)(
    'come from the export of the favourites of a reader, in %s',
    async (language) => {
      const file = 'title,isbn,tags,state,note\r\nThe Whale,9780142437247,"sea, winter",reading,"a, b"\r\n';
      await send(file.replace('reading', 'currently-reading'));
      const before = await kept();
      const owner = await buildPatron(app.deps.db);
      const other = app.client({ token: await buildSession(app.deps.db, owner) });
      const response = await app
        .client({ token: readerToken, language })
        .download(exportFavourites, { format: 'csv' });
      expect(response.headers.get('content-disposition')).toContain('.csv');
      const content = new Blob([await response.text()], { type: 'text/plain' });
      expect((await other.upload(importFavourites, {}, content)).counts).toMatchObject({ added: 1 });
      const { favourites } = await other.call(listFavourites, {});
      expect(
        favourites.map(({ title, note, tags, state, inCatalogue }) => ({
          title,
          note,
          tags,
          state,
          inCatalogue,
        })),
      ).toEqual(before);
      expect(before[0]).toMatchObject({ tags: ['sea', 'winter'], state: 'reading', note: 'a, b' });
    },
  );
});
