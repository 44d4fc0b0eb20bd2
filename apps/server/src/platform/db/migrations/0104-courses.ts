import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Courses with their books, what readers marked, and what teachers proposed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'course_department', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    name_key: 'text',
  });
  await createIndex(db, 'course_department', ['tenant_id', 'name'], { unique: true });
  await createTable(db, 'course_teacher', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    name_key: 'text',
    account: 'text',
  });
  await createIndex(db, 'course_teacher', ['tenant_id', 'name', 'account'], { unique: true });
  await createIndex(db, 'course_teacher', ['tenant_id', 'account']);
  await createTable(db, 'course', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    year: 'text',
    name: 'text',
    department_id: 'text',
    search_text: 'text',
    code_key: 'text',
    name_key: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'course', ['tenant_id', 'code', 'year'], { unique: true });
  await createIndex(db, 'course', ['tenant_id', 'year', 'name_key']);
  await createTable(db, 'course_teaching', ['tenant_id', 'course_id', 'teacher_id'], {
    tenant_id: 'text',
    course_id: 'text',
    teacher_id: 'text',
    position: 'integer',
  });
  await createIndex(db, 'course_teaching', ['tenant_id', 'teacher_id']);
  await createTable(db, 'course_book', ['id'], {
    id: 'text',
    tenant_id: 'text',
    course_id: 'text',
    position: 'integer',
    kind: 'text',
    note: 'text',
    record_id: 'text',
    source: 'text',
    control_number: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    'publish_year?': 'integer',
    work_key: 'text',
    title_key: 'text',
  });
  await createIndex(db, 'course_book', ['tenant_id', 'course_id', 'work_key'], { unique: true });
  await createIndex(db, 'course_book', ['tenant_id', 'work_key']);
  await createTable(db, 'course_mark', ['tenant_id', 'patron_id', 'course_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    course_id: 'text',
    marked_at: 'text',
  });
  await createIndex(db, 'course_mark', ['tenant_id', 'course_id']);
  await createTable(db, 'course_proposal', ['id'], {
    id: 'text',
    tenant_id: 'text',
    course_id: 'text',
    patron_id: 'text',
    kind: 'text',
    note: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    isbn: 'text',
    work_key: 'text',
    state: 'text',
    reason: 'text',
    proposed_at: 'text',
    'decided_at?': 'text',
  });
  await createIndex(db, 'course_proposal', ['tenant_id', 'patron_id', 'proposed_at']);
  await createIndex(db, 'course_proposal', ['tenant_id', 'state', 'proposed_at']);
  await createIndex(db, 'course_proposal', ['tenant_id', 'course_id']);
}
