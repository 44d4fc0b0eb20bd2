import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { ObjectAct } from '@lectern/contracts/resources/repository/acts';
import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { checkAct } from '@lectern/contracts/resources/repository/check-act';
import { copyText } from '@lectern/contracts/resources/repository/copy-text';
import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import { getBase } from '@lectern/contracts/resources/repository/get-base';
import { getFileAddress } from '@lectern/contracts/resources/repository/get-file-address';
import { getObject } from '@lectern/contracts/resources/repository/get-object';
import { getPageMarks } from '@lectern/contracts/resources/repository/get-page-marks';
import { getRepository } from '@lectern/contracts/resources/repository/get-repository';
import { getRights } from '@lectern/contracts/resources/repository/get-rights';
import { getStudy } from '@lectern/contracts/resources/repository/get-study';
import { getThesis } from '@lectern/contracts/resources/repository/get-thesis';
import { listAttachments } from '@lectern/contracts/resources/repository/list-attachments';
import { listBaseResources } from '@lectern/contracts/resources/repository/list-base-resources';
import { listBases } from '@lectern/contracts/resources/repository/list-bases';
import { listChildBases } from '@lectern/contracts/resources/repository/list-child-bases';
import { listChildCollections } from '@lectern/contracts/resources/repository/list-child-collections';
import { listEbooks } from '@lectern/contracts/resources/repository/list-ebooks';
import { listFiles } from '@lectern/contracts/resources/repository/list-files';
import { listHotBases } from '@lectern/contracts/resources/repository/list-hot-bases';
import { listHotObjects } from '@lectern/contracts/resources/repository/list-hot-objects';
import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { listObjectsOfRecord } from '@lectern/contracts/resources/repository/list-objects-of-record';
import { listPerformances } from '@lectern/contracts/resources/repository/list-performances';
import { listRepositories } from '@lectern/contracts/resources/repository/list-repositories';
import { listTheses } from '@lectern/contracts/resources/repository/list-theses';
import { openReading } from '@lectern/contracts/resources/repository/open-reading';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { removeCollection } from '@lectern/contracts/resources/repository/remove-collection';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { removePolicy } from '@lectern/contracts/resources/repository/remove-policy';
import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { createPagesKeeper, indexPages } from '../../../testing/index-pages.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { writeWaiting } from '../../shelf/activity/note-activity.ts';

const CAMPUS = '192.0.2.7';
const HOME = '203.0.113.9';
const EVERYBODY = {};
const READERS = { signedIn: true };
const IN_HOUSE = { networks: ['campus'] };
type Rules = NonNullable<InputOf<typeof putPolicy.input>['rules']>;

describe('the repository', () => {
  let app: TestApp;
  let desk: Client;
  let collectionId: string;
  let open: string;
  let pdf: Buffer;
  let reader: { id: string; token: string };
  let serial = 0;

  beforeAll(async () => {
    app = await createTestApp();
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      eresources: {
        ...settings.eresources,
        networks: [{ code: 'campus', names: { 'en-US': 'Campus' }, ranges: ['192.0.2.0/24'] }],
      },
    });
    app.clock.advance(60);
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    const patron = await buildPatron(app.deps.db, {});
    reader = { id: patron.id, token: await buildSession(app.deps.db, patron) };
    open = await policy({
      describe: [EVERYBODY],
      sample: [EVERYBODY],
      read: [EVERYBODY],
      download: [EVERYBODY],
      print: [EVERYBODY],
      copy: [EVERYBODY],
    });
    collectionId = (
      await desk.call(putCollection, {
        kind: 'repository',
        code: 'papers',
        names: { 'en-US': 'Papers' },
        isOpen: true,
      })
    ).id;
    const chapters = [1, 2, 3].map((number) => ({
      heading: `Chapter ${number}`,
      paragraphs: [`The words of chapter ${number}, 第${number}章的文字。`],
    }));
    const madeAt = app.clock.now();
    pdf = await drawDocument({ language: 'en-US', title: 'A Report', author: 'A. Writer', madeAt, chapters });
  }, 60_000);
  afterAll(async () => {
    app.deps.pages.close();
    await app.close();
  });

  async function policy(rules: Rules): Promise<string> {
    return (await desk.call(putPolicy, { names: { 'en-US': 'Rights' }, rules, samplePages: 2 })).id;
  }

  async function object(given: Partial<InputOf<typeof putObject.input>> = {}): Promise<string> {
    serial += 1;
    const facts = { collectionId, kind: 'report' as const, titles: { 'en-US': `Report ${serial}` } };
    return (await desk.call(putObject, { ...facts, policyId: open, isOpen: true, ...given })).id;
  }

  async function file(id: string, content: Buffer = pdf, mediaType = 'application/pdf', more: object = {}) {
    const type = mediaType as (typeof addObjectFile)['mediaTypes'][number];
    const given = { id, name: 'Text', ...more };
    return desk.upload(addObjectFile, given, new Blob([new Uint8Array(content)], { type }));
  }

  const visitor = (address = HOME) => app.client({ address });
  const signedIn = (address = HOME) => app.client({ address, token: reader.token });
  const image = (query: Record<string, string | number>, address = HOME) => {
    const text = new URLSearchParams({ mappingPath: 'alpha' });
    for (const [name, value] of Object.entries(query)) text.set(name, String(value));
    return app.inject({
      url: `/find/dWatermark/getImg?${text.toString()}`,
      method: 'GET',
      remoteAddress: address,
    });
  };
  const fetched = (url: string, address = HOME, headers: Record<string, string> = {}) =>
    app.app.inject({ url, method: 'GET', remoteAddress: address, headers });
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  /** The pages with a word that the ways of searching tell somebody, and the chapters of which they show a piece. */
  async function pagesTold(client: Client, id: string, fileId: string) {
    const keyWord = 'words';
    const none = { total: 0, found: [], hits: [], boxes: [] };
    const amongAll = (await client.call(searchPages, { keyWord, rows: 100 })).found;
    const own = amongAll.find(({ object: { objectId } }) => objectId === id)?.hits ?? [];
    const inObject = await client.call(searchPages, { keyWord, objectId: id }).catch(() => none);
    const inFile = await client.call(findInFile, { id, fileId, keyWord }).catch(() => none);
    const marked: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { boxes } = await client.call(getPageMarks, { id, fileId, page, keyWord }).catch(() => none);
      if (boxes.length > 0) marked.push(page);
    }
    const pages = (hits: readonly { readonly page: number }[]) =>
      hits.map(({ page }) => page).toSorted((one, other) => one - other);
    const texts = [...own, ...inObject.found.flatMap(({ hits }) => hits), ...inFile.hits]
      .map(({ text }) => text)
      .join(' ');
    return {
      amongAll: pages(own),
      inObject: pages(inObject.found.flatMap(({ hits }) => hits)),
      counted: inObject.found.reduce((sum, { pageCount }) => sum + pageCount, 0),
      inFile: pages(inFile.hits),
      marked,
      inTexts: [1, 2, 3].filter((chapter) => texts.includes(`chapter ${chapter}`)),
    };
  }

  it('gives each reader exactly what the rights say, on every way to a byte, a text or an address', async () => {
    const closed: Rules = { describe: [], sample: [], read: [], download: [], print: [], copy: [] };
    const all: Rules = { describe: [EVERYBODY] };
    /** Rights, and who may read the first page, the last page, take the file, copy a text: visitor, reader, visitor on campus. */
    const cases: readonly (readonly [string, Rules, string, string, string, string])[] = [
      ['nothing, not even its name', closed, '---', '---', '---', '---'],
      ['its description', all, '---', '---', '---', '---'],
      ['a sample', { ...all, sample: [EVERYBODY] }, 'vrc', '---', '---', '---'],
      ['reading for everybody', { ...all, read: [EVERYBODY] }, 'vrc', 'vrc', '---', '---'],
      ['reading for readers', { ...all, read: [READERS] }, '-r-', '-r-', '---', '---'],
      ['reading in the house', { ...all, read: [IN_HOUSE] }, '--c', '--c', '---', '---'],
      ['either', { ...all, read: [READERS, IN_HOUSE] }, '-rc', '-rc', '---', '---'],
      ['taking without reading', { ...all, download: [EVERYBODY] }, '---', '---', 'vrc', '---'],
      ['copying needs reading', { ...all, copy: [EVERYBODY] }, '---', '---', '---', '---'],
      ['copying for readers', { ...all, read: [EVERYBODY], copy: [READERS] }, 'vrc', 'vrc', '---', '-r-'],
      [
        'a group that the reader is not in',
        { ...all, read: [{ groups: ['other'] }] },
        '---',
        '---',
        '---',
        '---',
      ],
      [
        'readers in the house only',
        { ...all, read: [{ ...READERS, ...IN_HOUSE }] },
        '---',
        '---',
        '---',
        '---',
      ],
    ];
    const objects: { readonly id: string; readonly fileId: string }[] = [];
    for (const [, rules] of cases) {
      const id = await object({ policyId: await policy({ ...closed, ...rules }) });
      objects.push({ id, fileId: (await file(id)).fileId });
    }
    await indexPages(app.deps, createPagesKeeper(app.deps));
    for (const [at, [name, , first, last, taken, copied]] of cases.entries()) {
      const { id = '', fileId = '' } = objects[at] ?? {};
      const seen = { first: '', last: '', taken: '', copied: '' };
      for (const [letter, client, address] of [
        ['v', visitor(), HOME],
        ['r', signedIn(), HOME],
        ['c', visitor(CAMPUS), CAMPUS],
      ] as const) {
        const opened = await client.call(openReading, { id, fileId }).catch(() => undefined);
        const page = async (number: number) =>
          opened !== undefined &&
          (await image({ ticket: opened.ticket, page: number, width: 160 }, address)).statusCode === 200;
        seen.first += (await page(1)) ? letter : '-';
        seen.last += (await page(4)) ? letter : '-';
        const given = await client
          .call(getFileAddress, { id, fileId, use: 'download' })
          .catch(() => undefined);
        const bytes = given && (await fetched(given.url, address));
        seen.taken += bytes?.statusCode === 200 ? letter : '-';
        seen.copied +=
          (await refusalOf(client.call(copyText, { id, fileId, page: 1 }))) === 'done' ? letter : '-';
        // The word is on the pages 2 to 4, and a sample has two pages.
        const readable = last.includes(letter) ? [2, 3, 4] : first.includes(letter) ? [2] : [];
        expect([name, letter, await pagesTold(client, id, fileId)]).toEqual([
          name,
          letter,
          {
            amongAll: readable,
            inObject: readable,
            counted: readable.length,
            inFile: readable,
            marked: readable,
            inTexts: readable.map((page) => page - 1),
          },
        ]);
        // What is closed says nothing of the text: no outline, no number of pages beyond the sample.
        if (opened && opened.openPages < opened.pages)
          expect(
            opened.contents.every((one) => one.page <= opened.openPages),
            name,
          ).toBe(true);
      }
      expect(seen, name).toEqual({ first, last, taken, copied });
    }
  }, 180_000);

  it('tells why not as a sentence, and from which day', async () => {
    const rules: Rules = {
      describe: [EVERYBODY],
      read: [READERS],
      download: [IN_HOUSE],
      print: [],
      copy: [],
    };
    const id = await object({ policyId: await policy(rules) });
    const late = await object({ closedUntil: '2026-05-01' });
    const why = (client: Client, of: string, act: ObjectAct) =>
      refusalOf(client.call(checkAct, { id: of, act }));
    expect(await why(visitor(), id, 'read')).toBe('OBJECT_ACT_SIGN_IN');
    expect(await why(visitor(), id, 'download')).toBe('OBJECT_ACT_PLACE');
    expect(await why(signedIn(), id, 'print')).toBe('OBJECT_ACT_CLOSED');
    expect(await why(signedIn(), id, 'read')).toBe('done');
    expect(await why(visitor(), late, 'describe')).toBe('done');
    await expect(visitor().call(checkAct, { id: late, act: 'read' })).rejects.toMatchObject({
      code: 'OBJECT_ACT_NOT_YET',
      message: expect.stringContaining('1 May'),
    });
  });

  it('opens what was closed for a time at midnight in the library, not in Greenwich', async () => {
    const id = await object({ closedUntil: '2026-04-10' });
    const zone = (await app.deps.tenants.byId('1001'))?.settings.policy.timeZone;
    expect(zone).toBe('Asia/Shanghai');
    app.clock.set('2026-04-09T15:59:00Z');
    const patron = await buildPatron(app.deps.db, {});
    const client = app.client({ token: await buildSession(app.deps.db, patron) });
    expect(await refusalOf(client.call(checkAct, { id, act: 'read' }))).toBe('OBJECT_ACT_NOT_YET');
    app.clock.set('2026-04-09T16:01:00Z');
    expect(await refusalOf(client.call(checkAct, { id, act: 'read' }))).toBe('done');
    app.clock.set('2026-03-02T08:10:00Z');
  });

  it('narrows the rights of an object for one of its files', async () => {
    const id = await object();
    const [whole, part] = [await file(id), await file(id)];
    const inHouse = await policy({ describe: [EVERYBODY], read: [IN_HOUSE] });
    await desk.call(putObjectFile, {
      fileId: part.fileId,
      name: 'Part',
      role: 'supplement',
      policyId: inHouse,
    });
    const files = await visitor().call(listFiles, { id });
    const mayRead = (fileId: string) =>
      files.find((one) => one.fileId === fileId)?.acts.find(({ act }) => act === 'read')?.may;
    expect([mayRead(whole.fileId), mayRead(part.fileId)]).toEqual([true, false]);
    const address = { id, fileId: part.fileId, use: 'download' } as const;
    expect(await refusalOf(visitor(CAMPUS).call(getFileAddress, address))).toBe('OBJECT_ACT_CLOSED');
    const supplements = await visitor().call(listAttachments, { objectId: id });
    expect(supplements.map(({ name }) => name)).toEqual(['Part']);
  });

  it('burns the mark of its reader into pages and stamps each page of a PDF', async () => {
    const id = await object();
    const { fileId } = await file(id);
    const opened = await signedIn().call(openReading, { id, fileId });
    expect(opened).toMatchObject({
      pages: 4,
      openPages: 4,
      mayDownload: true,
      mayPrint: true,
      mayCopy: true,
    });
    expect(opened.contents.map(({ title, page }) => [title, page])).toEqual([
      ['Chapter 1', 2],
      ['Chapter 2', 3],
      ['Chapter 3', 4],
    ]);
    const page = await image({ ticket: opened.ticket, page: 1, width: 800 });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp']);
    // The lower half of the title page is white but for the mark.
    const lower = sharp(page.rawPayload).extract({ left: 0, top: 800, width: 800, height: 300 });
    expect((await lower.stats()).channels[0]?.min).toBeLessThan(235);
    const mark = await image({ ticket: opened.ticket, width: 800 });
    expect(mark.headers['content-type']).toBe('image/png');

    const { url } = await signedIn().call(getFileAddress, { id, fileId, use: 'download' });
    const taken = await fetched(url);
    expect(taken.headers['content-disposition']).toContain('attachment');
    const stamped = await PDFDocument.load(taken.rawPayload);
    expect(stamped.getPageCount()).toBe(4);
    expect(taken.rawPayload.length).toBeGreaterThan(pdf.length);
    const { text } = await signedIn().call(copyText, { id, fileId, page: 2 });
    expect(text).toContain('The words of chapter 1, 第1章的文字。');
  }, 60_000);

  it('gives tickets that end: with time, session, rights, and for another use', async () => {
    const id = await object();
    const { fileId } = await file(id);
    const patron = await buildPatron(app.deps.db, {});
    const token = await buildSession(app.deps.db, patron);
    const { ticket } = await app.client({ token }).call(openReading, { id, fileId });
    const status = async (of = ticket) => (await image({ ticket: of, page: 1, width: 160 })).statusCode;
    expect(await status()).toBe(200);
    // A ticket for pictures opens no file.
    const asFile = await app.inject({ url: `/find/dItem/getFile?mappingPath=alpha&ticket=${ticket}` });
    expect(asFile.json()).toMatchObject({ errCode: 'OBJECT_FILE_NOT_FOUND' });
    // Nor is it known in another library.
    const elsewhere = new URLSearchParams({ mappingPath: 'beta', ticket, page: '1' });
    expect(
      (await app.inject({ url: `/find/dWatermark/getImg?${elsewhere.toString()}` })).json(),
    ).toMatchObject({
      errCode: 'OBJECT_TICKET_OVER',
    });
    await app.deps.db
      .updateTable('session')
      .set({ revoked_at: app.clock.now().toISOString() })
      .where('actor_id', '=', patron.id)
      .execute();
    expect(await status()).toBe(403);
    const next = await signedIn().call(openReading, { id, fileId });
    await desk.call(putObjectFile, { fileId, name: 'Text', role: 'content', closedUntil: '2030-01-01' });
    expect(await status(next.ticket)).toBe(403);
    await desk.call(putObjectFile, { fileId, name: 'Text', role: 'content' });
    expect(await status(next.ticket)).toBe(200);
    app.clock.advance(16 * 60);
    expect(await status(next.ticket)).toBe(403);
    app.clock.set('2026-03-02T08:10:00Z');
  }, 60_000);

  it('takes files by their content, and says of a damaged one that it cannot be shown', async () => {
    const id = await object();
    expect(await refusalOf(file(id, Buffer.from([0, 1, 2, 3])))).toBe('OBJECT_FILE_UNKNOWN');
    const damaged = await file(id, Buffer.from('%PDF-1.7\nnothing more'));
    expect(damaged).toMatchObject({ state: 'waiting', mediaType: 'application/pdf' });
    expect(damaged.sha256).toHaveLength(64);
    expect(await refusalOf(visitor().call(openReading, { id, fileId: damaged.fileId }))).toBe(
      'OBJECT_FILE_BROKEN',
    );
    const [listed] = await visitor().call(listFiles, { id });
    expect(listed?.state).toBe('broken');
  }, 60_000);

  it('sends sounds in the parts that players ask for, and pictures marked only', async () => {
    const id = await object({ kind: 'audio' });
    const sound = await file(id, Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5000, 7)]), 'audio/mpeg');
    const heard = await visitor().call(getFileAddress, { id, fileId: sound.fileId });
    const part = await fetched(heard.url, HOME, { range: 'bytes=3-9' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 3-9/5003',
      7,
    ]);
    expect((await fetched(heard.url, HOME, { range: 'bytes=9000-' })).statusCode).toBe(416);
    expect((await fetched(heard.url)).rawPayload).toHaveLength(5003);
    expect(await visitor().call(listPerformances, { id })).toHaveLength(1);

    const grey = { width: 300, height: 200, channels: 3, background: '#808080' } as const;
    const png = await sharp({ create: grey }).png().toBuffer();
    const picture = await file(id, png, 'image/png');
    const shown = await visitor().call(getFileAddress, { id, fileId: picture.fileId });
    const drawn = await fetched(shown.url);
    expect(drawn.headers['content-type']).toBe('image/webp');
    const [channel] = (await sharp(drawn.rawPayload).stats()).channels;
    expect((channel?.max ?? 0) - (channel?.min ?? 0)).toBeGreaterThan(10);
  }, 60_000);

  it('lists what a caller may know of, and nothing below a closed collection', async () => {
    const top = await desk.call(putCollection, {
      kind: 'repository',
      code: 'tree',
      names: { 'en-US': 'Tree' },
      isOpen: true,
    });
    const below = { kind: 'base' as const, parentId: top.id, names: { 'en-US': 'Branch' } };
    const branch = await desk.call(putCollection, { ...below, code: 'branch', isOpen: true });
    const draft = await desk.call(putCollection, { ...below, code: 'draft' });
    expect(branch.kind).toBe('repository');
    const hidden = await policy({ describe: [READERS], read: [READERS] });
    const one = await object({
      collectionId: branch.id,
      year: '2020',
      titles: { 'en-US': 'Rivers', 'zh-CN': '河流' },
    });
    await object({
      collectionId: branch.id,
      policyId: hidden,
      year: '2021',
      titles: { 'en-US': 'Secret rivers' },
    });
    await object({ collectionId: draft.id });
    await object({ collectionId: branch.id, isOpen: false });
    const tops = await visitor().call(listRepositories, {});
    expect(tops.find(({ id }) => id === top.id)).toMatchObject({ childCount: 1, objectCount: 1 });
    expect((await signedIn().call(listRepositories, {})).find(({ id }) => id === top.id)?.objectCount).toBe(
      2,
    );
    expect((await visitor().call(listChildCollections, { id: top.id })).map(({ code }) => code)).toEqual([
      'branch',
    ]);
    expect(await visitor().call(getRepository, { id: branch.id })).toMatchObject({
      path: [{ id: top.id, name: 'Tree' }],
    });
    const found = await visitor().call(listObjects, { id: top.id, keyWord: 'he liu' });
    expect([found.total, found.objects[0]?.objectId, found.years]).toEqual([
      1,
      one,
      [{ value: '2020', count: 1 }],
    ]);
    expect(await refusalOf(visitor().call(getRepository, { id: draft.id }))).toBe('COLLECTION_NOT_FOUND');
    expect(await refusalOf(visitor().call(getBase, { id: top.id }))).toBe('COLLECTION_NOT_FOUND');
    const inItself = { ...below, code: 'tree', parentId: branch.id, id: top.id };
    expect(await refusalOf(desk.call(putCollection, inItself))).toBe('COLLECTION_IN_ITSELF');
    expect(await refusalOf(desk.call(removeCollection, { id: branch.id }))).toBe('COLLECTION_NOT_EMPTY');
    expect(await refusalOf(desk.call(removePolicy, { id: hidden }))).toBe('POLICY_IN_USE');
  });

  it('lists theses with their filters, studies apart', async () => {
    const thesis = {
      kind: 'thesis' as const,
      advisors: ['Chen'],
      degree: 'PhD',
      college: 'Law',
      grantedOn: '2024-06-01',
    };
    const id = await object({ ...thesis, titles: { 'en-US': 'On Contracts' } });
    await object({ ...thesis, degree: 'MA', grantedOn: '2023-06-01' });
    const theses = await visitor().call(listTheses, { college: 'Law', degree: 'PhD' });
    expect(theses).toMatchObject({
      total: 1,
      objects: [{ objectId: id, year: '2024', thesis: { advisors: ['Chen'], grantedOn: '2024-06-01' } }],
      degrees: [
        { value: 'PhD', count: 1 },
        { value: 'MA', count: 1 },
      ],
    });
    expect((await visitor().call(getThesis, { id })).title).toBe('On Contracts');
    expect(await refusalOf(visitor().call(getStudy, { id }))).toBe('OBJECT_NOT_FOUND');
    expect((await visitor().call(getStudy, { id: await object() })).kind).toBe('report');
  });

  it('joins objects to records, and mixes works, links and objects in a base that is hot', async () => {
    const bibId = (await buildBib(app.deps.db, {})).id;
    const base = await desk.call(putCollection, {
      kind: 'base',
      code: 'base',
      names: { 'en-US': 'Paper' },
      isOpen: true,
    });
    const id = await object({
      collectionId: base.id,
      recordId: bibId,
      kind: 'ebook',
      titles: { 'en-US': 'Bark' },
    });
    await file(id);
    const entries = [
      { kind: 'bib' as const, id: bibId },
      { kind: 'link' as const, address: 'https://www.unesco.org/', names: { 'en-US': 'UNESCO' } },
    ];
    await desk.call(putEntries, { id: base.id, entries });
    const inner = [{ kind: 'link' as const, address: 'http://localhost/' }];
    expect(await refusalOf(desk.call(putEntries, { id: base.id, entries: inner }))).toBe(
      'COLLECTION_ENTRY_UNKNOWN',
    );
    const page = await visitor().call(listBaseResources, { id: base.id, rows: 2 });
    expect([page.total, page.resources.map(({ kind }) => kind)]).toEqual([3, ['bib', 'link']]);
    const second = await visitor().call(listBaseResources, { id: base.id, rows: 2, page: 2 });
    expect(second.resources.map(({ title }) => title)).toEqual(['Bark']);
    expect(
      (await visitor().call(listObjectsOfRecord, { recordId: bibId })).map(({ objectId }) => objectId),
    ).toEqual([id]);
    expect((await visitor().call(listEbooks, {})).objects.map(({ objectId }) => objectId)).toContain(id);
    await visitor().call(addDigitalLog, { id });
    await writeWaiting(app.deps);
    expect(await visitor().call(listHotObjects, { id: base.id })).toMatchObject([{ objectId: id, count: 1 }]);
    expect(await visitor().call(listHotBases, {})).toMatchObject([{ id: base.id, count: 1 }]);
    expect((await visitor().call(listBases, { keyWord: 'paper' })).bases.map((one) => one.id)).toEqual([
      base.id,
    ]);
    expect(await visitor().call(listChildBases, { id: base.id })).toEqual([]);
    await desk.call(removeObject, { id });
    expect(await refusalOf(visitor().call(getObject, { id }))).toBe('OBJECT_NOT_FOUND');
  });

  it('shows staff the rights as a reader has them, and readers in words without addresses', async () => {
    const rules: Rules = {
      describe: [EVERYBODY],
      read: [READERS, { ranges: ['192.0.2.0/24'] }],
    };
    const id = await object({ policyId: await policy(rules) });
    const may = async (as: object) =>
      (await desk.call(previewRights, { id, ...as })).acts.find(({ act }) => act === 'read')?.may;
    expect([await may({}), await may({ signedIn: true }), await may({ address: CAMPUS })]).toEqual([
      false,
      true,
      true,
    ]);
    const told = await visitor().call(getRights, { id });
    expect(JSON.stringify(told)).not.toContain('192.0.2');
    expect(await refusalOf(policy({ read: [{ ranges: ['not an address'] }] }))).toBe('POLICY_RANGE_REFUSED');
  });
});
