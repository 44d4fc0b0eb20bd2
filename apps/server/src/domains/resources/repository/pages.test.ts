import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import { getPageMarks } from '@lectern/contracts/resources/repository/get-page-marks';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { listFiles } from '@lectern/contracts/resources/repository/list-files';
import { openReading } from '@lectern/contracts/resources/repository/open-reading';
import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { readTextAgain } from '@lectern/contracts/resources/repository/read-text-again';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { removeObjectFile } from '@lectern/contracts/resources/repository/remove-object-file';
import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageDrawer } from '../../../platform/pages/page-drawer.ts';
import { PageFaultError } from '../../../platform/pages/page-fault-error.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { createPagesKeeper, indexPages } from '../../../testing/index-pages.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { IndexKeeper } from '../../discovery/search-index/keep-index.ts';
import { pagesIndex } from './text/pages-index.ts';
import { readFileText, TEXT_LIMITS } from './text/read-file-text.ts';
import { readText } from './text/read-texts.ts';

/** PDFs that each have something special, which are not part of the project. */
const SHARED = join(dirname(fileURLToPath(import.meta.url)), '../../../../../../../shared/data/pdf');
/** A word that each of them has, or why it has none. */
const SHARED_TEXTS: Readonly<Record<string, string>> = {
  'issue12823.pdf': '描述团队的共同目标',
  'issue17215.pdf': 'Dummy PDF file',
  'helloworld-bad.pdf': 'Hello, world!',
  'vertical.pdf': '日本語',
  'noembed-sjis.pdf': 'あいうえお',
  'rotation.pdf': 'landscape layout',
  'poppler-67295-0.pdf': 'TestString123',
  'issue7200.pdf': 'empty',
  'issue6010_1.pdf': 'locked',
  'bug1020226.pdf': 'broken',
};
const EVERYBODY = {};

/** A PDF with a page for each text, in lines; an empty text is a page without words. */
async function pdfOf(texts: readonly string[], turned = 0): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const text of texts) {
    const page = pdf.addPage([600, 800]);
    page.setRotation(degrees(turned));
    text.split('\n').forEach((line, at) => {
      page.drawText(line, { x: 60, y: 700 - at * 20, size: 12, font });
    });
  }
  return Buffer.from(await pdf.save());
}

describe('the text of documents', () => {
  let app: TestApp;
  let desk: Client;
  let keeper: IndexKeeper;
  let collectionId: string;
  let open: string;
  let serial = 0;

  beforeAll(async () => {
    app = await createTestApp();
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    keeper = createPagesKeeper(app.deps);
    open = await policy({
      describe: [EVERYBODY],
      sample: [EVERYBODY],
      read: [EVERYBODY],
      copy: [EVERYBODY],
    });
    collectionId = await collection('papers');
  }, 60_000);
  beforeEach(async () => {
    await app.deps.db.deleteFrom('digital_object').execute();
    await app.deps.db.deleteFrom('digital_file').execute();
    await app.deps.db.deleteFrom('digital_page').execute();
    await keeper.rebuild('1001');
  });
  afterAll(async () => {
    app.deps.pages.close();
    await app.close();
  });

  async function policy(rules: NonNullable<InputOf<typeof putPolicy.input>['rules']>): Promise<string> {
    return (await desk.call(putPolicy, { names: { 'en-US': 'Rights' }, rules, samplePages: 2 })).id;
  }
  async function collection(code: string): Promise<string> {
    const facts = { kind: 'repository' as const, names: { 'en-US': code }, isOpen: true };
    return (await desk.call(putCollection, { ...facts, code })).id;
  }
  async function object(given: Partial<InputOf<typeof putObject.input>> = {}): Promise<string> {
    serial += 1;
    const facts = { collectionId, kind: 'report' as const, titles: { 'en-US': `Report ${serial}` } };
    return (await desk.call(putObject, { ...facts, policyId: open, isOpen: true, ...given })).id;
  }
  async function file(id: string, content: Buffer): Promise<string> {
    const blob = new Blob([new Uint8Array(content)], { type: 'application/pdf' });
    return (await desk.upload(addObjectFile, { id, name: `Text of ${id}` }, blob)).fileId;
  }
  /** An object with one file of these pages. */
  async function paper(pages: readonly string[], given: Partial<InputOf<typeof putObject.input>> = {}) {
    const id = await object(given);
    return { id, fileId: await file(id, await pdfOf(pages)) };
  }
  const index = () => indexPages(app.deps, keeper);
  const search = (keyWord: string, more: object = {}) => app.client().call(searchPages, { keyWord, ...more });
  const textOf = async (id: string) => (await desk.call(getStaffObject, { id })).files[0]?.text;
  const marked = ({ text, ranges }: PageHit) => ranges.map(([start, end]) => text.slice(start, end));
  const pagesFound = async (keyWord: string) =>
    (await search(keyWord)).found.flatMap(({ hits }) => hits.map(({ page }) => page));

  it('is found page by page, grouped by document, with the words marked', async () => {
    const one = await paper(
      ['Nothing here', 'The river rose in March', 'Rivers fell', 'A river, a river', 'A river'],
      { language: 'en' },
    );
    const other = await paper(['A single river']);
    await index();
    const { total, isMore, found } = await search('river');
    expect([total, isMore]).toEqual([2, false]);
    const counts = new Map(
      found.map(({ object: { objectId }, pageCount, hits }) => [objectId, [pageCount, hits.length]]),
    );
    expect(counts).toEqual(
      new Map([
        [one.id, [4, 3]],
        [other.id, [1, 1]],
      ]),
    );
    const hits = found.flatMap((group) => group.hits);
    expect(hits.every((hit) => marked(hit).length > 0)).toBe(true);
    expect(hits.find(({ page }) => page === 2)).toMatchObject({
      fileId: one.fileId,
      fileName: `Text of ${one.id}`,
      text: 'The river rose in March',
      cutBefore: false,
    });
    expect(
      (await search('river', { objectId: other.id })).found.map(({ object: { objectId } }) => objectId),
    ).toEqual([other.id]);
    expect(await search('elephant')).toEqual({ total: 0, isMore: false, found: [] });
    expect(await search('  ')).toEqual({ total: 0, isMore: false, found: [] });
  }, 60_000);

  it('is found in Chinese, Japanese, English and French as records are', async () => {
    const madeAt = app.clock.now();
    const chapters = [
      { heading: '第一章', paragraphs: [`${'造纸术的传播改变了知识的保存方式，'.repeat(12)}红楼梦。`] },
      { heading: '図書館', paragraphs: ['図書館では貸出カードが必要です。'] },
      { heading: 'Volcanoes', paragraphs: ['Volcanoes of the north, and what they left.'] },
      { heading: 'Été', paragraphs: ['Les bibliothèques étaient fermées en été.'] },
    ];
    const content = await drawDocument({ language: 'zh-CN', title: 'Texts', author: 'A.', madeAt, chapters });
    await file(await object({ language: 'en' }), content);
    await index();
    for (const [typed, page] of [
      ['造纸术', 2],
      ['知识的保存方式', 2],
      ['紅樓夢', 2],
      ['図書館', 3],
      ['貸出', 3],
      ['volcano', 4],
      ['VOLCANOES north', 4],
      ['bibliotheques', 5],
      ['été', 5],
    ] as const)
      expect([typed, await pagesFound(typed)]).toEqual([typed, [page]]);
    // A word that the end of a line cuts is whole.
    const { found } = await search('传播改变了知识的保存方式');
    expect(found[0]?.hits.map(({ page }) => page)).toEqual([2]);
  }, 60_000);

  it('is found where a hyphen divides a word at the end of a line', async () => {
    await paper(['The work of the libra-\nrians of that time\nwas counted on fin-\ngers']);
    await index();
    expect(await pagesFound('librarians')).toEqual([1]);
    expect(await pagesFound('"time was"')).toEqual([1]);
  }, 60_000);

  it('is found inside one file in the order of its pages, page after page of the list', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? `A river on leaf ${at}` : 'A hill'));
    const { id, fileId } = await paper(pages);
    await index();
    const find = (page: number) =>
      app.client().call(findInFile, { id, fileId, keyWord: 'river', page, rows: 15 });
    const [first, second] = [await find(1), await find(2)];
    expect([first.total, second.total]).toEqual([20, 20]);
    expect([...first.hits, ...second.hits].map(({ page }) => page)).toEqual(
      Array.from({ length: 20 }, (_, at) => at * 2 + 1),
    );
    expect(await app.client().call(findInFile, { id, fileId })).toEqual({ total: 0, hits: [] });
  }, 60_000);

  it('is marked where the words stand on the page, also on one that is turned', async () => {
    const straight = await paper(['Before the river\nand behind']);
    const turnedId = await object();
    const turned = await file(turnedId, await pdfOf(['Before the river'], 90));
    await index();
    const marks = (id: string, fileId: string, keyWord: string) =>
      app.client().call(getPageMarks, { id, fileId, page: 1, keyWord });
    const { boxes } = await marks(straight.id, straight.fileId, 'river');
    expect(boxes).toHaveLength(1);
    // "Before the " is 57 points wide in 12 point Times; the line is 100 points below the edge of 800.
    expect(boxes[0]?.left).toBeCloseTo((60 + 57) / 600, 1);
    expect(boxes[0]?.top).toBeCloseTo(1 - 711 / 800, 2);
    expect(boxes[0]?.height).toBeLessThan(0.03);
    const [box] = (await marks(turnedId, turned, 'river')).boxes;
    // Turned to the right, lines run from top to bottom.
    expect(box?.height ?? 0).toBeGreaterThan(box?.width ?? 1);
    expect((await marks(straight.id, straight.fileId, 'river behind')).boxes).toHaveLength(2);
    expect((await marks(straight.id, straight.fileId, 'elephant')).boxes).toEqual([]);
  }, 60_000);

  it('shows a longer piece where text may be copied than where it may only be read', async () => {
    const text = `${'word '.repeat(60)}river ${'word '.repeat(60)}`.match(/.{1,80}/g)?.join('\n') ?? '';
    await paper([text]);
    await paper([text], { policyId: await policy({ describe: [EVERYBODY], read: [EVERYBODY] }) });
    await index();
    const lengths = (await search('river')).found
      .map(({ hits }) => hits[0]?.text.length ?? 0)
      .toSorted((a, b) => a - b);
    expect(lengths[0]).toBeLessThanOrEqual(70);
    expect(lengths[1]).toBeGreaterThan(120);
  }, 60_000);

  it('says at the desk what became of each file, and is read again when asked', async () => {
    const good = await paper(['A river', '', 'A hill']);
    const empty = await paper(['', '']);
    const brokenId = await object();
    const broken = await file(brokenId, Buffer.from('%PDF-1.7\nnothing more'));
    expect(await textOf(good.id)).toEqual({ state: 'waiting', fault: '', pages: 0, unreadPages: 0 });
    await index();
    expect(await textOf(good.id)).toEqual({ state: 'read', fault: '', pages: 2, unreadPages: 0 });
    expect(await textOf(empty.id)).toMatchObject({ state: 'empty', pages: 0 });
    expect(await textOf(brokenId)).toMatchObject({ state: 'failed', fault: 'broken' });
    await app.deps.db
      .updateTable('digital_page')
      .set({ text: 'An elephant' })
      .where('file_id', '=', good.fileId)
      .execute();
    const again = await desk.call(readTextAgain, { fileId: good.fileId });
    expect(again.files[0]?.text.state).toBe('waiting');
    // What was read before is searched until then.
    expect(await pagesFound('river')).toEqual([1]);
    await index();
    expect(await pagesFound('river')).toEqual([1]);
    await expect(desk.call(readTextAgain, { fileId: broken })).resolves.toMatchObject({ id: brokenId });
    const [listed] = await app.client().call(listFiles, { id: empty.id });
    expect(listed?.isSearchable).toBe(false);
    expect((await app.client().call(openReading, { id: good.id, fileId: good.fileId })).isSearchable).toBe(
      true,
    );
  }, 60_000);

  it('is gone with its file, its document and a draft, and follows its document into another collection', async () => {
    const [first, second, third] = [
      await paper(['A river']),
      await paper(['A river']),
      await paper(['A river']),
    ];
    await index();
    expect((await search('river')).total).toBe(3);
    await desk.call(removeObjectFile, { fileId: first.fileId });
    expect((await search('river')).total).toBe(2);
    await desk.call(removeObject, { id: second.id });
    expect((await search('river')).total).toBe(1);
    const elsewhere = await collection(`elsewhere-${serial}`);
    const { version } = await desk.call(getStaffObject, { id: third.id });
    const facts = { id: third.id, kind: 'report' as const, titles: { 'en-US': 'R' }, policyId: open };
    const moved = await desk.call(putObject, { ...facts, version, collectionId: elsewhere, isOpen: true });
    await index();
    expect((await search('river', { id: elsewhere })).total).toBe(1);
    expect((await search('river', { id: collectionId })).total).toBe(0);
    await desk.call(putEntries, { id: collectionId, entries: [{ kind: 'object', id: third.id }] });
    expect((await search('river', { id: collectionId })).total).toBe(1);
    await desk.call(putObject, { ...facts, version: moved.version, collectionId: elsewhere, isOpen: false });
    expect((await search('river')).total).toBe(0);
    await index();
    expect((await search('river')).total).toBe(0);
    const left = await app.deps.search.status(pagesIndex.nameOf('1001'));
    expect(left.documents).toBe(0);
    expect(await app.deps.db.selectFrom('digital_page').select('file_id').execute()).toHaveLength(1);
  }, 60_000);

  it('changes nothing of what the search of the catalogue finds, and belongs to its library alone', async () => {
    await paper(['A river']);
    await index();
    expect((await app.client({ tenant: 'beta' }).call(searchPages, { keyWord: 'river' })).total).toBe(0);
    expect(pagesIndex.nameOf('1001')).not.toBe('1001');
  }, 60_000);

  it('is closed at once when rights change, before the index knows it', async () => {
    const { id, fileId } = await paper(['A river', 'A river', 'A river']);
    await index();
    const closedUntil = '2030-01-01';
    await desk.call(putObjectFile, { fileId, name: 'Text', role: 'content', closedUntil });
    expect(await search('river')).toEqual({ total: 0, isMore: false, found: [] });
    await expect(app.client().call(findInFile, { id, fileId, keyWord: 'river' })).rejects.toMatchObject({
      code: 'OBJECT_ACT_NOT_YET',
    });
    await index();
    expect((await search('river')).total).toBe(0);
    app.clock.set('2030-01-02T08:00:00Z');
    expect((await search('river')).found[0]?.pageCount).toBe(3);
    app.clock.set('2026-03-02T08:10:00Z');
    // A sample has its pages and no others, in the list, the count and the marks.
    const sample = await policy({ describe: [EVERYBODY], sample: [EVERYBODY] });
    await desk.call(putObjectFile, { fileId, name: 'Text', role: 'content', policyId: sample });
    expect((await search('river')).total).toBe(0);
    await index();
    const { found } = await search('river');
    expect(found[0]).toMatchObject({ pageCount: 2, hits: [{ page: 1 }, { page: 2 }] });
    expect((await app.client().call(findInFile, { id, fileId, keyWord: 'river' })).total).toBe(2);
    await expect(
      app.client().call(getPageMarks, { id, fileId, page: 3, keyWord: 'river' }),
    ).rejects.toMatchObject({ code: 'OBJECT_ACT_CLOSED' });
  }, 60_000);

  it('is given up where a file has too many pages or too much text, and says so', async () => {
    const stored = await paper(['A river', 'A hill']);
    const row = await app.deps.db
      .selectFrom('digital_file')
      .selectAll()
      .where('id', '=', stored.fileId)
      .executeTakeFirstOrThrow();
    const { signal } = new AbortController();
    const read = (limits: Partial<typeof TEXT_LIMITS>) =>
      readFileText(app.deps, row, 2, signal, { ...TEXT_LIMITS, ...limits });
    expect(await read({})).toEqual({ texts: ['A river', 'A hill'] });
    for (const limits of [{ pages: 1 }, { letters: 3 }, { milliseconds: -1 }])
      expect(await read(limits)).toEqual({ fault: 'tooLarge' });
  }, 60_000);

  it('is read without a page on which a process dies, and given up where too many are', async () => {
    const stored = await paper(['A river', 'A hill', 'A lake']);
    const row = await app.deps.db
      .selectFrom('digital_file')
      .selectAll()
      .where('id', '=', stored.fileId)
      .executeTakeFirstOrThrow();
    const { pages } = app.deps;
    const deadly: PageDrawer = {
      ...pages,
      run: (task) =>
        task.what === 'texts' && task.from <= 2 && task.to >= 2
          ? Promise.reject(new PageFaultError('tooLarge'))
          : pages.run(task),
    };
    const deps = { ...app.deps, pages: deadly };
    const { signal } = new AbortController();
    expect(await readFileText(deps, row, 3, signal)).toEqual({ texts: ['A river', undefined, 'A lake'] });
    expect(await readFileText(deps, row, 3, signal, { ...TEXT_LIMITS, unread: 0 })).toEqual({
      fault: 'tooLarge',
    });
    await readText(deps, row, signal);
    expect(await textOf(stored.id)).toEqual({ state: 'read', fault: '', pages: 2, unreadPages: 1 });
    // A process that ends with the server says nothing of the file.
    await expect(readFileText(deps, row, 3, AbortSignal.abort())).rejects.toThrow();
  }, 60_000);

  it.skipIf(!existsSync(SHARED))(
    'is read from documents of all kinds, and says of the others why not',
    async () => {
      const { db } = app.deps;
      for (const [name, expected] of Object.entries(SHARED_TEXTS)) {
        const id = await object();
        await file(id, readFileSync(join(SHARED, name)));
        await index();
        const text = await textOf(id);
        const pages = await db.selectFrom('digital_page').select('text').orderBy('page').execute();
        await db.deleteFrom('digital_page').execute();
        if (expected === 'empty') expect([name, text?.state]).toEqual([name, 'empty']);
        else if (expected === 'locked' || expected === 'broken')
          expect([name, text?.state, text?.fault]).toEqual([name, 'failed', expected]);
        else
          expect([name, pages.map((one) => one.text).join(' ')]).toEqual([
            name,
            expect.stringContaining(expected),
          ]);
      }
    },
    120_000,
  );
});
