import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { type CourseRowOutcome, importCourses } from '@lectern/contracts/shelf/courses/import-courses';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { describeBook } from '../describe-book.ts';
import { type CourseFileRow, readCourseRows } from '../import/course-rows.ts';
import { type DescribedRow, putCourseRows } from '../import/put-course-row.ts';

export const importCoursesCall = implementUpload(importCourses)(
  async ({ upload, input: { check }, context: { tenant, staff, language }, deps }) => {
    const read = readCourseRows(await upload.read(), language);
    if (isRefusal(read)) return read;
    const told = new Map(
      read.map(({ line, code, title, fault = '' }) => [
        line,
        { line, code, title, outcome: 'faulty' as CourseRowOutcome, inCatalogue: false, message: fault },
      ]),
    );
    const groups = new Map<string, { readonly line: number; readonly described: DescribedRow }[]>();
    for (const { line, row } of read) {
      const known = told.get(line);
      if (!row || !known) continue;
      const book = hasBook(row)
        ? await describeBook(deps, tenant, { ...row, recordId: row.record })
        : undefined;
      if (isRefusal(book)) {
        known.message = refusalWords(book, { language });
        continue;
      }
      known.title = book?.title ?? '';
      known.inCatalogue = (book?.recordId ?? '') !== '';
      const key = JSON.stringify([row.code, row.year]);
      groups.set(key, [...(groups.get(key) ?? []), { line, described: { row, book } }]);
    }
    const now = deps.clock.now().toISOString();
    const putting = { db: deps.db, tenantId: tenant.id, staffId: staff.id, now, check };
    for (const rows of groups.values()) {
      const outcomes = await putCourseRows(
        putting,
        rows.map(({ described }) => described),
      );
      for (const [at, { line }] of rows.entries()) {
        const known = told.get(line);
        const outcome = outcomes[at];
        if (known && outcome) known.outcome = outcome;
      }
    }
    return { rows: [...told.values()] };
  },
);

function hasBook({ record, isbn, title, author }: CourseFileRow): boolean {
  return [record, isbn, title, author].some((value) => value !== '');
}
