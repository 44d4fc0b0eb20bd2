import { COURSE_BOOK_KINDS } from '@lectern/contracts/shelf/courses/course';
import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { authorLine, mainIsbn } from '../../../collection/catalogue/records/bib-words.ts';
import { type BookFacts, type CourseFacts, writeBooks, writeCourse } from '../store/write-course.ts';
import { DEMO_COURSE_MARKS, DEMO_COURSES } from './demo-courses.ts';

interface DemoCourse {
  readonly facts: CourseFacts;
  readonly books: readonly { readonly kind: string; readonly title: string; readonly note: string }[];
}

/** Courses of this year with books of the library's own catalogue, some of them marked by readers. */
export const coursesSeed: DemoSeed = {
  tables: [
    'course_department',
    'course_teacher',
    'course',
    'course_teaching',
    'course_book',
    'course_mark',
    'course_proposal',
  ],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    const courses = readCourses(DEMO_COURSES[demo]);
    const bibs = await bibsByTitle(
      db,
      tenantId,
      courses.flatMap(({ books }) => books.map(({ title }) => title)),
    );
    const accounts = await accountIds(db, tenantId);
    await inTransaction(db, async (tx) => {
      const ids = new Map<string, string>();
      for (const { facts, books } of courses) {
        const id = await writeCourse(tx, tenantId, { facts, now });
        ids.set(facts.code, id);
        await writeBooks(
          tx,
          tenantId,
          id,
          books.map(({ kind, title, note }) => ({
            kind: COURSE_BOOK_KINDS.find((one) => one === kind) ?? 'reference',
            note,
            ...(bibs.get(title) ?? absent(title)),
          })),
        );
      }
      const marks = Object.entries(DEMO_COURSE_MARKS[demo]).flatMap(([account, codes]) => {
        const patron_id = accounts.get(account);
        return codes.flatMap((code) => {
          const course_id = ids.get(code);
          return patron_id && course_id
            ? [{ tenant_id: tenantId, patron_id, course_id, marked_at: now }]
            : [];
        });
      });
      await insertRows(tx, 'course_mark', marks);
    });
  },
};

function readCourses(table: string): DemoCourse[] {
  const blocks = table.trim().split(/^\+ /m).filter(Boolean);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const [code = '', year = '', name = '', department = '', teachers = ''] = partsOf(head);
    return {
      facts: {
        code,
        year,
        name,
        department,
        teachers: teachers.split(';').map((one) => {
          const [teacher = '', account = ''] = one.split('/');
          return { name: teacher, account };
        }),
      },
      books: lines.map((line) => {
        const [kind = '', title = '', note = ''] = partsOf(line);
        return { kind, title, note };
      }),
    };
  });
}

function partsOf(line: string): string[] {
  return line.split('|').map((part) => part.trim());
}

type Facts = Omit<BookFacts, 'kind' | 'note'>;

function absent(title: string): Facts {
  return { recordId: '', source: '', controlNumber: '', title, author: '', isbn: '', publishYear: null };
}

async function bibsByTitle(
  db: Db,
  tenantId: string,
  titles: readonly string[],
): Promise<ReadonlyMap<string, Facts>> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'source', 'control_number', 'title', 'bib', 'year'])
    .where('tenant_id', '=', tenantId)
    .where('title', 'in', titles)
    .orderBy('control_number', 'desc')
    .execute();
  return new Map(
    rows.map((row) => {
      const bib = fromJson<Bib>(row.bib);
      const facts = {
        recordId: row.id,
        source: row.source,
        controlNumber: row.control_number,
        title: bib.title,
        author: authorLine(bib),
        isbn: mainIsbn(bib),
        publishYear: row.year,
      };
      return [row.title, facts] as const;
    }),
  );
}

async function accountIds(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'primary_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ id, primary_id }) => [primary_id, id]));
}
