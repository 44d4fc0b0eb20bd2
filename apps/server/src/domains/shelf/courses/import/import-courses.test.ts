import { getStaffCourse } from '@lectern/contracts/shelf/courses/get-staff-course';
import { importCourses, MOST_IMPORTED_COURSE_ROWS } from '@lectern/contracts/shelf/courses/import-courses';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

const HEAD = 'code,year,name,department,teachers,accounts,isbn,title,kind,note';

describeOnEachDatabase('courses at the desk', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let dream: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['courses.manage']) });
    const bib = await buildBib(app.deps.db, {
      title: '红楼梦',
      description: { isbns: [{ value: '9787020002207', valid: true }] },
    });
    dream = bib.id;
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const send = async (content: string | Uint8Array<ArrayBuffer>, check = false) =>
    (await desk.upload(importCourses, { check }, new Blob([content], { type: 'text/csv' }))).rows;
  const outcomes = async (content: string, check = false) =>
    (await send(content, check)).map(({ outcome }) => outcome);
  async function courseOf(code: string) {
    const { courses } = await desk.call(searchCourses, { courseCode: code });
    return desk.call(getStaffCourse, { courseId: courses[0]?.courseId ?? '' });
  }

  it('come from a file with what became of each row', async () => {
    const file = [
      HEAD,
      'A-1,2026,Novels,Letters,Ann;Bob,T1;,978-7-02-000220-7,,textbook,chapter 1',
      'A-1,2026,Novels,Letters,Ann;Bob,T1;,,A lost book,,',
      'A-2,2026,,Letters,,,,,,',
      'A-3,2026,Poems,Letters,,,,,song,',
      'A-4,2026,Plays,Letters,,,,,,',
    ].join('\n');
    const rows = await send(file);
    expect(rows).toMatchObject([
      { line: 2, code: 'A-1', outcome: 'courseAdded', title: '红楼梦', inCatalogue: true, message: '' },
      { line: 3, outcome: 'bookAdded', title: 'A lost book', inCatalogue: false },
      { line: 4, code: 'A-2', outcome: 'faulty' },
      { line: 5, outcome: 'faulty' },
      { line: 6, outcome: 'courseAdded', title: '' },
    ]);
    expect(rows[2]?.message).toContain('name');
    expect(await courseOf('A-1')).toMatchObject({
      name: 'Novels',
      teachers: [
        { name: 'Ann', account: 'T1' },
        { name: 'Bob', account: '' },
      ],
      books: [
        { recordId: dream, kind: 'textbook', note: 'chapter 1' },
        { recordId: '', title: 'A lost book', kind: 'reference' },
      ],
    });
    expect(await outcomes(file)).toEqual(['unchanged', 'unchanged', 'faulty', 'faulty', 'unchanged']);
  });

  it('are changed by a later file, which leaves what it does not tell', async () => {
    await send(`${HEAD}\nB-1,2026,Novels,Letters,Ann,T1,,Typee,,`);
    expect(
      await outcomes('code,year,name,department,title,note\nB-1,2026,Long novels,Letters,Typee,read it'),
    ).toEqual(['bookChanged']);
    expect(await courseOf('B-1')).toMatchObject({
      name: 'Long novels',
      teachers: [{ name: 'Ann', account: 'T1' }],
      books: [{ title: 'Typee', note: 'read it' }],
    });
    expect(await outcomes('code,year,name,department\nB-1,2026,Novels,Letters')).toEqual(['courseChanged']);
  });

  it('are only told what would be done when a file is checked', async () => {
    expect(await outcomes(`${HEAD}\nC-1,2026,Novels,Letters,,,,Typee,,`, true)).toEqual(['courseAdded']);
    expect((await desk.call(searchCourses, { courseCode: 'C-1' })).total).toBe(0);
  });

  it('keep formulas and markup as text', async () => {
    const name = '"=HYPERLINK(""http://evil.example"",""<b>x</b>"")"';
    await send(`${HEAD}\nD-1,2026,${name},+Letters,@Ann,,,-1+1,,`);
    const { name: kept, books } = await courseOf('D-1');
    expect(kept).toBe('=HYPERLINK("http://evil.example","<b>x</b>")');
    expect(books[0]?.title).toBe('-1+1');
  });

  it('come from older spreadsheets in Chinese', async () => {
    // GB 18030 of 林悦.
    const file = Buffer.concat([
      Buffer.from('code,year,name,department\nE-1,2026,'),
      Buffer.from('c1d6d4c3', 'hex'),
      Buffer.from(',Letters'),
    ]);
    await send(new Uint8Array(file));
    expect((await courseOf('E-1')).name).toBe('林悦');
  });

  it('are not read behind the rows that a file may have, nor from a line of a great many columns', async () => {
    const rows = `${HEAD}\n${'a\n'.repeat(MOST_IMPORTED_COURSE_ROWS + 1)}`;
    // A value that is too long is a fault of its own; here it stands where nothing is read.
    await expect(send(`${rows}"${'x'.repeat(30_000)}\n${'a\n'.repeat(1_000_000)}`)).rejects.toMatchObject({
      code: 'COURSE_FILE_UNREADABLE',
      details: { reason: `> ${MOST_IMPORTED_COURSE_ROWS}` },
    });
    await expect(send(`${HEAD}\n${','.repeat(importCourses.maxBytes - 100)}`)).rejects.toMatchObject({
      code: 'COURSE_FILE_UNREADABLE',
    });
  });

  it('are written by hand, and never over a change of somebody else', async () => {
    const facts = { code: 'F-1', year: '2026', name: 'Novels', department: 'Letters' };
    const made = await desk.call(putCourse, {
      ...facts,
      teachers: [{ name: 'Ann', account: 'T1' }],
      books: [
        { isbn: '9787020002207', kind: 'reserve' },
        { title: 'Typee', author: 'Melville' },
      ],
    });
    expect(made.books).toMatchObject([{ recordId: dream, title: '红楼梦' }, { title: 'Typee' }]);
    const { courseId, updatedAt } = made;
    expect(await desk.call(putCourse, { courseId, ...facts })).toMatchObject({
      teachers: made.teachers,
      books: made.books,
      updatedAt,
    });
    app.clock.advance(1);
    const change = { courseId, updatedAt, ...facts, name: 'Long novels', teachers: [], books: made.books };
    const changed = await desk.call(putCourse, change);
    expect(changed).toMatchObject({ name: 'Long novels', teachers: [], books: made.books });
    await expect(desk.call(putCourse, change)).rejects.toMatchObject({ code: 'COURSE_CHANGED' });
    await desk.call(removeCourse, { courseId });
    await expect(desk.call(getStaffCourse, { courseId })).rejects.toMatchObject({
      code: 'COURSE_NOT_FOUND',
    });
  });

  it('keep a book whose record is gone when they are changed', async () => {
    const bib = await buildBib(app.deps.db, { title: 'Omoo' });
    const facts = { code: 'G-1', year: '2026', name: 'Novels', department: 'Letters', teachers: [] };
    const made = await desk.call(putCourse, { ...facts, books: [{ recordId: bib.id }] });
    await app.deps.db.updateTable('bib').set({ suppressed: 1 }).where('id', '=', bib.id).execute();
    const changed = await desk.call(putCourse, { ...facts, courseId: made.courseId, books: made.books });
    expect(changed.books).toEqual(made.books);
  });
});
