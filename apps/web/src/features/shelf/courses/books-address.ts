import { COURSE_BOOK_KINDS, type CourseBookKind } from '@lectern/contracts/shelf/courses/course';

/** Which books of courses are shown, as the address says. What is empty narrows nothing. */
export interface BooksAddress {
  readonly courseName: string;
  readonly teacher: string;
  readonly department: string;
  readonly kind: CourseBookKind | '';
  readonly sortType: number;
}

export function readBooksAddress(query: URLSearchParams): BooksAddress {
  const kind = query.get('kind');
  const sortType = Number(query.get('sortType'));
  return {
    courseName: query.get('courseName') ?? '',
    teacher: query.get('teacher') ?? '',
    department: query.get('department') ?? '',
    kind: COURSE_BOOK_KINDS.find((one) => one === kind) ?? '',
    sortType: sortType === 1 || sortType === 2 ? sortType : 0,
  };
}

/** The query of the address; what is empty or usual is left out. */
export function writeBooksAddress({ sortType, ...texts }: BooksAddress): Record<string, string> {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(sortType !== 0 && { sortType: String(sortType) }) };
}
