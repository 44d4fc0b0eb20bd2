import type { Client } from '@lectern/contracts/kernel/client';
import { getCourseDict } from '@lectern/contracts/shelf/courses/get-course-dict';
import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { getCoursePackages } from '@lectern/contracts/shelf/courses/get-course-packages';
import { listBooksOfCourse } from '@lectern/contracts/shelf/courses/list-books-of-course';
import { listCourseBooks } from '@lectern/contracts/shelf/courses/list-course-books';
import { listCoursesOfRecord } from '@lectern/contracts/shelf/courses/list-courses-of-record';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { buildCourse } from '../../../testing/course-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the courses of a library', (kind) => {
  let app: TestApp;
  let anyone: Client;
  let whale: string;
  let novels: string;
  let poems: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    anyone = app.client();
    const { db } = app.deps;
    const bib = await buildBib(db, { title: 'Moby Dick', author: 'Herman Melville' });
    await buildItem(db, { bib_id: bib.id });
    whale = bib.id;
    const inCatalogue = { recordId: bib.id, source: bib.source, controlNumber: bib.control_number };
    novels = await buildCourse(db, {
      code: 'LIT-1',
      year: '2026-1',
      name: 'Novels of the sea',
      department: 'Letters',
      teachers: [{ name: 'Ann Teacher', account: 'T1' }],
      books: [
        { ...inCatalogue, kind: 'textbook', title: 'Moby Dick', note: 'chapter 32' },
        { kind: 'reserve', title: 'A lost book', isbn: '9787020002207' },
      ],
    });
    poems = await buildCourse(db, {
      code: 'LIT-2',
      year: '2025-2',
      name: '詩與海',
      department: 'Poetry',
      teachers: [
        { name: '王芳', account: '' },
        { name: 'Ann Teacher', account: 'T1' },
      ],
      books: [{ ...inCatalogue, title: 'Moby Dick' }],
    });
    await buildCourse(db, { tenantId: '1002', name: 'Novels of another library', code: 'LIT-1' });
  });
  afterAll(() => app.close());

  const names = async (input: Record<string, unknown> = {}) =>
    (await anyone.call(searchCourses, input)).courses.map(({ courseName }) => courseName);

  it('are found by name, teacher, code, year and department, the newest first', async () => {
    expect(await names()).toEqual(['Novels of the sea', '詩與海']);
    expect(await names({ courseName: 'SEA novels' })).toEqual(['Novels of the sea']);
    expect(await names({ courseName: '诗与海' })).toEqual(['詩與海']);
    expect(await names({ teacherName: '王' })).toEqual(['詩與海']);
    expect(await names({ courseCode: 'lit-2' })).toEqual(['詩與海']);
    expect(await names({ courseCode: 'lit%' })).toEqual([]);
    expect(await names({ year: '2025-2' })).toEqual(['詩與海']);
    const { departments, years } = await anyone.call(getCourseFilters, {});
    expect(years).toEqual([
      { year: '2026-1', count: 1 },
      { year: '2025-2', count: 1 },
    ]);
    const letters = departments.find(({ name }) => name === 'Letters');
    expect(await names({ coCodes: [letters?.id ?? ''] })).toEqual(['Novels of the sea']);
    expect(await names({ page: 2, size: 1 })).toEqual(['詩與海']);
  });

  it('show their teachers without accounts', async () => {
    const { courses } = await anyone.call(searchCourses, { year: '2025-2' });
    expect(courses[0]?.teachers).toEqual([
      { id: expect.any(String), name: '王芳' },
      { id: expect.any(String), name: 'Ann Teacher' },
    ]);
  });

  it('have books with live availability, also those that the catalogue does not have', async () => {
    const answer = await anyone.call(listBooksOfCourse, { courseId: novels });
    expect(answer).toMatchObject({ total: 2, live: true, course: { courseName: 'Novels of the sea' } });
    expect(answer.books).toMatchObject([
      {
        recordId: whale,
        kind: 'textbook',
        note: 'chapter 32',
        author: 'Herman Melville',
        availability: { itemCount: 1, loanableCount: 1, nearest: { libName: 'Main Library' } },
      },
      { recordId: '', kind: 'reserve', title: 'A lost book', isbn: '9787020002207', availability: null },
    ]);
  });

  it('name each book once in the list of all books, with the courses that use it', async () => {
    const all = await anyone.call(listCourseBooks, {});
    expect(all.total).toBe(2);
    expect(all.books[0]).toMatchObject({
      title: 'Moby Dick',
      courseCount: 2,
      courses: [{ courseName: 'Novels of the sea' }, { courseName: '詩與海' }],
    });
    const { teachers } = await anyone.call(getCourseDict, {});
    expect(teachers.find(({ name }) => name === 'Ann Teacher')?.count).toBe(2);
    const wang = teachers.find(({ name }) => name === '王芳');
    expect(await anyone.call(listCourseBooks, { teacherIds: [wang?.id ?? ''] })).toMatchObject({ total: 1 });
    expect(await anyone.call(listCourseBooks, { courseName: 'poetry' })).toMatchObject({ total: 0 });
    expect(await anyone.call(listCourseBooks, { packageId: 'reserve' })).toMatchObject({
      total: 1,
      books: [{ title: 'A lost book' }],
    });
    for (const sortType of [1, 2])
      expect(await anyone.call(listCourseBooks, { sortType, rows: 1, page: 2 })).toMatchObject({ total: 2 });
    expect(await anyone.call(getCoursePackages, {})).toEqual([
      { packageId: 'textbook', count: 1 },
      { packageId: 'reference', count: 1 },
      { packageId: 'reserve', count: 1 },
    ]);
  });

  it('are told for a record, the newest first', async () => {
    const courses = await anyone.call(listCoursesOfRecord, { recordId: whale });
    expect(courses).toMatchObject([
      { courseId: novels, kind: 'textbook' },
      { courseId: poems, kind: 'reference' },
    ]);
    expect(await anyone.call(listCoursesOfRecord, { recordId: 'unknown' })).toEqual([]);
  });

  it('are found again when a record comes back under another id', async () => {
    const { db } = app.deps;
    const row = await buildBib(db, { title: 'Typee' });
    const id = await buildCourse(db, {
      code: 'LIT-9',
      year: '2020',
      books: [{ recordId: row.id, source: row.source, controlNumber: row.control_number, title: 'Typee' }],
    });
    await db
      .updateTable('bib')
      .set({ suppressed: 1, control_number: 'gone' })
      .where('id', '=', row.id)
      .execute();
    const { books } = await anyone.call(listBooksOfCourse, { courseId: id });
    expect(books).toMatchObject([{ recordId: '', title: 'Typee', availability: null }]);
    const back = await buildBib(db, {
      title: 'Typee',
      source: row.source,
      control_number: row.control_number,
    });
    const again = await anyone.call(listBooksOfCourse, { courseId: id });
    expect(again.books).toMatchObject([{ recordId: back.id }]);
  });

  it('of another library do not exist', async () => {
    const other = app.client({ tenant: 'beta' });
    await expect(other.call(listBooksOfCourse, { courseId: novels })).rejects.toMatchObject({
      code: 'COURSE_NOT_FOUND',
    });
    expect((await other.call(searchCourses, {})).total).toBe(1);
  });
});
