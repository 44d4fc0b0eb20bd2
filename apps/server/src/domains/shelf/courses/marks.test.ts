import type { Client } from '@lectern/contracts/kernel/client';
import { cancelCourseMark } from '@lectern/contracts/shelf/courses/cancel-course-mark';
import { listMarkedCourses } from '@lectern/contracts/shelf/courses/list-marked-courses';
import { markCourse } from '@lectern/contracts/shelf/courses/mark-course';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildCourse } from '../../../testing/course-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { forgetCourses } from './forget-courses.ts';

describeOnEachDatabase('courses that a reader marks', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;
  let sea: string;
  let ice: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    sea = await buildCourse(app.deps.db, { name: 'The sea', year: '2026-1', department: 'Letters' });
    ice = await buildCourse(app.deps.db, {
      name: 'The ice',
      year: '2025-2',
      department: 'Geography',
      teachers: [{ name: 'Ann', account: '' }],
    });
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db);
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
  });
  afterAll(() => app.close());

  const names = async (input: Record<string, unknown> = {}) =>
    (await reader.call(listMarkedCourses, input)).courses.map(({ courseName }) => courseName);

  it('are theirs alone, each once, the newest first', async () => {
    const first = await reader.call(markCourse, { courseId: ice });
    await reader.call(markCourse, { courseId: sea });
    expect(await reader.call(markCourse, { courseId: ice })).toEqual(first);
    expect(await names()).toEqual(['The sea', 'The ice']);
    const other = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    expect((await other.call(listMarkedCourses, {})).total).toBe(0);
  });

  it('are each once also if ten tabs mark them at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => reader.call(markCourse, { courseId: sea })));
    expect(await names()).toEqual(['The sea']);
  });

  it('are narrowed by year, department, teacher and name, and tell what there is', async () => {
    await reader.call(markCourse, { courseId: sea });
    await reader.call(markCourse, { courseId: ice });
    const { years, departments } = await reader.call(listMarkedCourses, {});
    expect(years.map(({ year }) => year)).toEqual(['2026-1', '2025-2']);
    expect(departments.map(({ name }) => name)).toEqual(['Geography', 'Letters']);
    expect(await names({ year: '2025-2' })).toEqual(['The ice']);
    expect(await names({ teacherName: 'ann' })).toEqual(['The ice']);
    expect(await names({ coCodes: [departments[1]?.id ?? ''] })).toEqual(['The sea']);
    expect(await names({ courseName: 'sea' })).toEqual(['The sea']);
    expect(await names({ courseIds: [ice, 'another'] })).toEqual(['The ice']);
  });

  it('leave when they are cancelled', async () => {
    await reader.call(markCourse, { courseId: sea });
    expect(await reader.call(cancelCourseMark, { courseId: sea })).toEqual({ wasMarked: true });
    expect(await reader.call(cancelCourseMark, { courseId: sea })).toEqual({ wasMarked: false });
    expect(await names()).toEqual([]);
  });

  it('go with the account', async () => {
    await reader.call(markCourse, { courseId: sea });
    await inTransaction(app.deps.db, (tx) => forgetCourses(tx, TENANT, patronId));
    expect(await names()).toEqual([]);
  });
});
