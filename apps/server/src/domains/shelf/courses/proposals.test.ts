import type { Client } from '@lectern/contracts/kernel/client';
import { decideCourseProposal } from '@lectern/contracts/shelf/courses/decide-course-proposal';
import { getCourseUserType } from '@lectern/contracts/shelf/courses/get-course-user-type';
import { listBooksOfCourse } from '@lectern/contracts/shelf/courses/list-books-of-course';
import { listCourseProposals } from '@lectern/contracts/shelf/courses/list-course-proposals';
import { listProposalsToDecide } from '@lectern/contracts/shelf/courses/list-proposals-to-decide';
import { listTaughtCourses } from '@lectern/contracts/shelf/courses/list-taught-courses';
import { markCourse } from '@lectern/contracts/shelf/courses/mark-course';
import { proposeCourseBook } from '@lectern/contracts/shelf/courses/propose-course-book';
import { withdrawCourseProposal } from '@lectern/contracts/shelf/courses/withdraw-course-proposal';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { buildCourse } from '../../../testing/course-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { forgetCourses } from './forget-courses.ts';

describeOnEachDatabase('books that teachers propose', (kind) => {
  let app: TestApp;
  let desk: Client;
  let teacher: Client;
  let teacherId: string;
  let course: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['courses.manage']) });
  });
  beforeEach(async () => {
    const patron = await buildPatron(app.deps.db);
    teacherId = patron.id;
    teacher = app.client({ token: await buildSession(app.deps.db, patron) });
    course = await buildCourse(app.deps.db, {
      name: 'The sea',
      teachers: [{ name: 'Ann', account: patron.primary_id }],
    });
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }
  const titles = async () =>
    (await app.client().call(listBooksOfCourse, { courseId: course })).books.map(({ title }) => title);

  it('are proposed by those whose account a course names', async () => {
    const reader = await newReader();
    expect(await teacher.call(getCourseUserType, {})).toEqual({ userType: 'teacher' });
    expect(await reader.call(getCourseUserType, {})).toEqual({ userType: 'reader' });
    expect((await reader.call(listTaughtCourses, {})).total).toBe(0);
    await expect(reader.call(proposeCourseBook, { courseId: course, title: 'Mine' })).rejects.toMatchObject({
      code: 'COURSE_NOT_TAUGHT',
    });
  });

  it('tell the teacher how many readers marked the course, and nothing else about them', async () => {
    for (const reader of [await newReader(), await newReader()])
      await reader.call(markCourse, { courseId: course });
    const { courses } = await teacher.call(listTaughtCourses, {});
    expect(courses).toMatchObject([{ courseId: course, markCount: 2, pendingCount: 0 }]);
    expect(JSON.stringify(courses)).not.toContain('patron');
  });

  it('are in the course when the library accepts them, as the catalogue has them', async () => {
    const bib = await buildBib(app.deps.db, { title: 'Moby Dick', author: 'Herman Melville' });
    const proposal = await teacher.call(proposeCourseBook, {
      courseId: course,
      recordId: bib.id,
      kind: 'textbook',
      note: 'all of it',
    });
    expect(proposal).toMatchObject({ title: 'Moby Dick', state: 'pending', courseName: 'The sea' });
    expect(await titles()).toEqual([]);
    const { proposals } = await desk.call(listProposalsToDecide, { size: 100 });
    expect(proposals.map(({ proposalId }) => proposalId)).toContain(proposal.proposalId);
    await desk.call(decideCourseProposal, { proposalId: proposal.proposalId, accept: true });
    const { books } = await app.client().call(listBooksOfCourse, { courseId: course });
    expect(books).toMatchObject([{ recordId: bib.id, kind: 'textbook', note: 'all of it' }]);
    expect((await teacher.call(listCourseProposals, {})).proposals).toMatchObject([{ state: 'open' }]);
  });

  it('are refused with a reason that the teacher reads', async () => {
    const { proposalId } = await teacher.call(proposeCourseBook, { courseId: course, title: 'Too dear' });
    await desk.call(decideCourseProposal, { proposalId, accept: false, reason: 'Out of print' });
    expect((await teacher.call(listCourseProposals, {})).proposals).toMatchObject([
      { state: 'refused', reason: 'Out of print', decidedAt: expect.any(String) },
    ]);
    expect(await titles()).toEqual([]);
  });

  it('are decided once, also if two of the staff decide at the same time', async () => {
    const { proposalId } = await teacher.call(proposeCourseBook, { courseId: course, title: 'Once' });
    const answers = await Promise.allSettled(
      Array.from({ length: 2 }, () => desk.call(decideCourseProposal, { proposalId, accept: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await titles()).toEqual(['Once']);
  });

  it('are taken back by their teacher alone, while nobody decided', async () => {
    const { proposalId } = await teacher.call(proposeCourseBook, { courseId: course, title: 'Not sure' });
    await expect((await newReader()).call(withdrawCourseProposal, { proposalId })).rejects.toMatchObject({
      code: 'COURSE_PROPOSAL_NOT_FOUND',
    });
    await teacher.call(withdrawCourseProposal, { proposalId });
    expect((await teacher.call(listCourseProposals, {})).total).toBe(0);
  });

  it('are not decided by staff without the permission', async () => {
    const other = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    await expect(other.call(listProposalsToDecide, {})).rejects.toMatchObject({ status: 403 });
  });

  it('go with the account, and so does the way to the course', async () => {
    await teacher.call(proposeCourseBook, { courseId: course, title: 'Gone' });
    await inTransaction(app.deps.db, (tx) => forgetCourses(tx, TENANT, teacherId));
    expect((await teacher.call(listCourseProposals, {})).total).toBe(0);
    expect(await teacher.call(getCourseUserType, {})).toEqual({ userType: 'reader' });
  });
});
