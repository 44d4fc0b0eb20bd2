import type { CourseBookKind } from '@lectern/contracts/shelf/courses/course';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    course_department: CourseDepartmentTable;
    course_teacher: CourseTeacherTable;
    course: CourseTable;
    course_teaching: CourseTeachingTable;
    course_book: CourseBookTable;
    course_mark: CourseMarkTable;
    course_proposal: CourseProposalTable;
  }
}

export interface CourseDepartmentTable {
  id: string;
  tenant_id: string;
  name: string;
  /** The beginning of the name, folded: order and search. */
  name_key: string;
}

export interface CourseTeacherTable {
  id: string;
  tenant_id: string;
  name: string;
  name_key: string;
  /** The account with which the teacher signs in as a reader; empty if it is not known. */
  account: string;
}

export interface CourseTable {
  id: string;
  tenant_id: string;
  code: string;
  /** Year or term, as the library writes it. */
  year: string;
  name: string;
  department_id: string;
  /** The name, folded as the search folds words. */
  search_text: string;
  code_key: string;
  name_key: string;
  created_at: string;
  updated_at: string;
}

export interface CourseTeachingTable {
  tenant_id: string;
  course_id: string;
  teacher_id: string;
  position: number;
}

/** A book of a course. It stays readable when the catalogue loses the record, and need not be in the catalogue. */
export interface CourseBookTable {
  id: string;
  tenant_id: string;
  course_id: string;
  position: number;
  kind: CourseBookKind;
  note: string;
  /** Empty for a book that the catalogue does not have. */
  record_id: string;
  /** Identity of the record at its source, by which it is found when it comes back under another id. */
  source: string;
  control_number: string;
  title: string;
  author: string;
  isbn: string;
  publish_year: number | null;
  /** Names the work: the record, else the ISBN, else title and author. Once in a course. */
  work_key: string;
  title_key: string;
}

export interface CourseMarkTable {
  tenant_id: string;
  patron_id: string;
  course_id: string;
  marked_at: string;
}

/** A book that a teacher would like to have in a course. */
export interface CourseProposalTable {
  id: string;
  tenant_id: string;
  course_id: string;
  patron_id: string;
  kind: CourseBookKind;
  note: string;
  record_id: string;
  title: string;
  author: string;
  isbn: string;
  work_key: string;
  state: 'pending' | 'open' | 'refused';
  /** Why it was refused; else empty. */
  reason: string;
  proposed_at: string;
  decided_at: string | null;
}
