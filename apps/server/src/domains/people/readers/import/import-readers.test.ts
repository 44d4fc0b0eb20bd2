import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { getReaderImport } from '@lectern/contracts/people/readers/get-reader-import';
import { importReaders, MOST_IMPORTED_READERS } from '@lectern/contracts/people/readers/import-readers';
import type { TableRow } from '@lectern/rules/csv';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toXlsx } from '../../../../platform/exports/xlsx.ts';
import { buildCaptcha, buildCard, buildPatron, buildPatronGroup } from '../../../../testing/builders.ts';
import { buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

const HEAD = 'card,name,group,library,expires,phone,email';

/** All that the database has, as text. */
async function everyRow({ deps: { db } }: TestApp): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'account')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

describeOnEachDatabase('the import of readers', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildPatronGroup(app.deps.db, { code: 'student' });
  });
  afterAll(() => app.close());

  const send = (content: string | Uint8Array<ArrayBuffer>, check = false) =>
    desk.upload(importReaders, { check }, new Blob([content], { type: 'text/csv' }));
  // Ten uploads in a minute are allowed to a session.
  beforeEach(async () => {
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk', 'circulation.readers']) });
  });
  const nameOf = async (card: string) =>
    (await desk.call(findReaders, { text: card })).readers.map(({ name }) => name);

  it('registers new readers, changes known ones, and tells which rows it left out', async () => {
    const file = [
      HEAD,
      'A1,Lin Yue,student,MAIN,2027-07-01,13800138000,lin@example.org',
      'A2,,student,MAIN,,,',
      'A3,Zhao,nobody,MAIN,,,',
      'A4,Wang,student,MAIN,,12,',
    ].join('\n');
    const expected = { registered: 1, changed: 0, unchanged: 0, faulty: 3 };
    const answer = await send(file);
    expect(answer).toMatchObject(expected);
    expect(answer.faults.map(({ line, card }) => [line, card])).toEqual([
      [3, 'A2'],
      [4, 'A3'],
      [5, 'A4'],
    ]);
    expect(answer.faults[1]?.message).toContain('nobody');
    expect(await send(file)).toMatchObject({ ...expected, registered: 0, unchanged: 1 });
    const renamed = `${HEAD}\nA1,Lin Yueyue,student,MAIN,2027-07-01,13800138000,lin@example.org`;
    expect(await send(renamed)).toMatchObject({ changed: 1, faulty: 0 });
    expect(await nameOf('A1')).toEqual(['Lin Yueyue']);
  });

  async function signInAs(username: string, password: string): Promise<unknown> {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const wire = { username, password: encryptWirePassword(password), ...captcha };
    return app
      .client()
      .call(signIn, wire)
      .catch((error: unknown) => error);
  }

  it('says beforehand what it would do, and does nothing', async () => {
    const file = 'card;name;group;library\nB1;Lin;student;MAIN\nB2;Lin;nobody;MAIN';
    expect(await send(file, true)).toMatchObject({ registered: 1, faulty: 1 });
    expect(await nameOf('B1')).toEqual([]);
  });

  it('takes majors under the names that spreadsheets give them', async () => {
    const majorOf = async (card: string) => {
      const { readers } = await desk.call(findReaders, { text: card });
      return (await desk.call(getReader, { patronId: readers[0]?.patronId ?? '' })).major;
    };
    expect(await send('证号,姓名,group,library,专业\nM1,Lin,student,MAIN,汉语言文学')).toMatchObject({
      registered: 1,
    });
    expect(await majorOf('M1')).toBe('汉语言文学');
    expect(await send('card,name,group,library,major\nM1,Lin,student,MAIN,历史学')).toMatchObject({
      changed: 1,
    });
    expect(await majorOf('M1')).toBe('历史学');
    expect(await send('card,name,group,library\nM1,Lin,student,MAIN')).toMatchObject({ unchanged: 1 });
    expect(await majorOf('M1')).toBe('历史学');
  });

  it('keeps what the file does not tell', async () => {
    await send(`${HEAD}\nC1,Lin,student,MAIN,2027-07-01,13800138001,`);
    expect(await send('card,name,group,library\nC1,Lin,student,MAIN')).toMatchObject({ unchanged: 1 });
  });

  it('reads the Chinese of older spreadsheets', async () => {
    // GB 18030 of 林悦.
    const name = Buffer.from('c1d6d4c3', 'hex');
    const [head, tail] = [Buffer.from('card,name,group,library\nD1,'), Buffer.from(',student,MAIN')];
    const file = new Uint8Array(Buffer.concat([head, name, tail]));
    expect(await send(file)).toMatchObject({ registered: 1 });
    expect(await nameOf('D1')).toEqual(['林悦']);
  });

  it('does not bring a lost card back', async () => {
    const { id } = await buildPatron(app.deps.db);
    const { number } = await buildCard(app.deps.db, { patron_id: id, state: 'lost' });
    const answer = await send(`card,name,group,library\n${number},Lin,student,MAIN`);
    expect(answer).toMatchObject({ faulty: 1, faults: [{ card: number }] });
  });

  it('reads the accents of Western spreadsheets, and shows names before anything is stored', async () => {
    const file = Uint8Array.from(
      Buffer.from(`${HEAD}\nE1,Ann,student,MAIN,,,\nE2,Zoë Müller,student,MAIN,,,`, 'latin1'),
    );
    expect(await send(file, true)).toMatchObject({
      encoding: 'windows-1252',
      preview: [
        { card: 'E2', name: 'Zoë Müller' },
        { card: 'E1', name: 'Ann' },
      ],
      progress: null,
    });
    const chosen = { check: true, encoding: 'gb18030' } as const;
    const asChinese = await desk.upload(importReaders, chosen, new Blob([file], { type: 'text/csv' }));
    expect(asChinese.preview[0]?.name).toContain('黮');
    await send(file);
    expect(await nameOf('E2')).toEqual(['Zoë Müller']);
  });

  it.each([
    ['CARD;Library;Name;Reader Group;Expiry date', 'F1;MAIN;Lin;student;2027/7/1'],
    ['读者证号,姓名,读者类型,图书馆,有效期至', 'F2,林悦,student,MAIN,2027.7.1'],
    ['證號\t姓名\t讀者類型\t圖書館', 'F3\t林悅\tstudent\tMAIN'],
    ['N° de carte;Nom;Catégorie;Bibliothèque;Expiration', 'F4;Hélène;student;MAIN;2027-07-01'],
  ])('takes the headers %j', async (head, row) => {
    expect(await send(`${head}\n${row}`)).toMatchObject({ registered: 1, faulty: 0, unknownColumns: [] });
  });

  it('names columns that have no meaning, and refuses two of the same meaning', async () => {
    expect(await send(`${HEAD},Shoe size\nG1,Lin,student,MAIN,,,,42`, true)).toMatchObject({
      unknownColumns: ['Shoe size'],
    });
    await expect(send('card,证号,name,group,library\n1,2,Lin,student,MAIN')).rejects.toMatchObject({
      code: 'READER_FILE_UNREADABLE',
    });
  });

  it('leaves out all rows of a card that is in the file twice', async () => {
    const file = `${HEAD}\nH1,Lin,student,MAIN,,,\nH2,Wang,student,MAIN,,,\nH1,Zhao,student,MAIN,,,`;
    const answer = await send(file);
    expect(answer).toMatchObject({ registered: 1, faulty: 2 });
    expect(answer.faults.map(({ line }) => line)).toEqual([2, 4]);
    expect(answer.faults[0]?.message).toContain('lines 2, 4');
    expect(await nameOf('H1')).toEqual([]);
  });

  it('knows a card that is in the file twice in other forms, with case as the library chose', async () => {
    const rows = ['twice1', 'ＴＷＩＣＥ1', 'TWICE 1', 'once1'].map((card) => `${card},Lin,student,MAIN`);
    const file = ['card,name,group,library', ...rows].join('\n');
    expect(await send(file, true)).toMatchObject({ registered: 1, faulty: 3 });
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, policy: { ...settings.policy, numbersKeepCase: true } });
    await app.deps.tenants.refresh();
    expect(await send(file, true)).toMatchObject({ registered: 2, faulty: 2 });
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
  });

  it('reads spreadsheets', async () => {
    const rows = Readable.from([
      ['Name', 'card', 'group', 'library', 'expires'],
      ['Zoë Müller', 'I1', 'student', 'MAIN', 46_569],
    ]) as AsyncIterable<TableRow>;
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = new Blob([Uint8Array.from(await buffer(toXlsx(rows, app.clock.now())))], { type });
    expect(await desk.upload(importReaders, {}, file)).toMatchObject({ registered: 1, encoding: null });
    expect((await desk.call(findReaders, { text: 'I1' })).readers).toMatchObject([
      { name: 'Zoë Müller', expiresOn: '2027-07-01' },
    ]);
  });

  it('gives a first password to those who have none, stores it as a hash alone, and says how far it is', async () => {
    const password = 'Given-out-2026';
    const file = `card,name,group,library,password\nJ1,Lin,student,MAIN,${password}\nJ2,Wang,student,MAIN,\nJ3,Zhao,student,MAIN,abc`;
    const { progress, ...answer } = await send(file);
    expect(answer).toMatchObject({ registered: 2, faulty: 1 });
    expect(answer.faults[0]).toMatchObject({ card: 'J3' });
    expect(progress).toMatchObject({ state: 'done', total: 3, done: 3 });
    const state = await desk.call(getReaderImport, { importId: progress?.importId ?? '' });
    expect(state).toMatchObject({ registered: 2, progress });
    expect(String(await signInAs('J1', password))).toMatch(/initial password/);
    expect(await send(file)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await send(file.replace(password, 'Another-2026'))).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await everyRow(app)).not.toContain(password);
  });

  it('verifies contacts if the library trusts the list, and not else', async () => {
    const isVerified = async (card: string) =>
      (
        await app.deps.db
          .selectFrom('account')
          .select('email_verified')
          .where('primary_id', '=', card)
          .executeTakeFirstOrThrow()
      ).email_verified === 1;
    await send(`${HEAD}\nK1,Lin,student,MAIN,,,k1@example.org`);
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, policy: { ...settings.policy, trustImportedContacts: true } });
    await app.deps.tenants.refresh();
    await send(`${HEAD}\nK2,Lin,student,MAIN,,,k2@example.org`);
    expect([await isVerified('K1'), await isVerified('K2')]).toEqual([false, true]);
  });

  it('refuses a file without the columns that it needs', async () => {
    await expect(send('name\nLin')).rejects.toMatchObject({ code: 'READER_FILE_UNREADABLE' });
  });

  it('reads no row behind those that it may have, and no line of a great many columns', async () => {
    const rows = `${HEAD}\n${'a\n'.repeat(MOST_IMPORTED_READERS + 1)}`;
    // A value that is too long is a fault of its own; here it stands where nothing is read.
    const file = `${rows}"${'x'.repeat(30_000)}\n${'a\n'.repeat(1_000_000)}`;
    await expect(send(file)).rejects.toMatchObject({
      code: 'READER_FILE_UNREADABLE',
      details: { reason: `> ${MOST_IMPORTED_READERS}` },
    });
    await expect(send(`${HEAD}\n${','.repeat(importReaders.maxBytes - 100)}`)).rejects.toMatchObject({
      code: 'READER_FILE_UNREADABLE',
    });
  });
});
