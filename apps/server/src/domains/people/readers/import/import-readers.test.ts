import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { importReaders, MOST_IMPORTED_READERS } from '@lectern/contracts/people/readers/import-readers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCard, buildPatron, buildPatronGroup } from '../../../../testing/builders.ts';
import { buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

const HEAD = 'card,name,group,library,expires,phone,email';

describeOnEachDatabase('the import of readers', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildPatronGroup(app.deps.db, { code: 'student' });
    desk = app.client({
      token: await openStaffSession(app, ['circulation.desk', 'circulation.readers']),
    });
  });
  afterAll(() => app.close());

  const send = (content: string | Uint8Array<ArrayBuffer>, check = false) =>
    desk.upload(importReaders, { check }, new Blob([content], { type: 'text/csv' }));
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

  it('says beforehand what it would do, and does nothing', async () => {
    const file = 'card;name;group;library\nB1;Lin;student;MAIN\nB2;Lin;nobody;MAIN';
    expect(await send(file, true)).toMatchObject({ registered: 1, faulty: 1 });
    expect(await nameOf('B1')).toEqual([]);
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

  it('refuses a file without the columns that it needs', async () => {
    await expect(send('name\nLin')).rejects.toMatchObject({ code: 'READER_FILE_UNREADABLE' });
  });

  it('reads no row behind those that it may have, and no line of a great many columns', async () => {
    // Of a member of staff who has sent none yet.
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk', 'circulation.readers']) });
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
