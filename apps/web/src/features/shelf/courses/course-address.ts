import { COURSES_AFTER_RESET, COURSES_AT_FIRST } from '@lectern/contracts/shelf/courses/search-courses';

/** Which courses are shown, as the address says. Empty texts narrow nothing. */
export interface CoursesAddress {
  readonly courseName: string;
  readonly teacherName: string;
  readonly courseCode: string;
  readonly year: string;
  readonly department: string;
  /** Courses of a page: many at first, fewer after the filters were reset. */
  readonly size: number;
}

const TEXTS = ['courseName', 'teacherName', 'courseCode', 'year', 'department'] as const;

export function readCoursesAddress(query: URLSearchParams): CoursesAddress {
  const [courseName = '', teacherName = '', courseCode = '', year = '', department = ''] = TEXTS.map(
    (name) => query.get(name) ?? '',
  );
  const size = query.get('size') === String(COURSES_AFTER_RESET) ? COURSES_AFTER_RESET : COURSES_AT_FIRST;
  return { courseName, teacherName, courseCode, year, department, size };
}

/** The query of the address; what is empty or usual is left out. */
export function writeCoursesAddress(address: CoursesAddress): Record<string, string> {
  const given = TEXTS.filter((name) => address[name] !== '').map((name) => [name, address[name]]);
  const size = address.size === COURSES_AT_FIRST ? {} : { size: String(address.size) };
  return { ...Object.fromEntries(given), ...size };
}

/** The address after the filters were reset. */
export const AFTER_RESET = { size: String(COURSES_AFTER_RESET) };

/** The page of a course. */
export function courseAddress(courseId: string): string {
  return `/courseReferenceDetail/${encodeURIComponent(courseId)}`;
}

/** The page of a book among the books of courses. */
export function courseBookAddress(recordId: string): string {
  return `/courseBookDetail?${new URLSearchParams({ recordId })}`;
}
