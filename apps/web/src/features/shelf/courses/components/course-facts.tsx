import type { Course } from '@lectern/contracts/shelf/courses/course';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** Code, year, department and teachers of a course in one line, and how many books it has. */
export function CourseFacts({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const { courseCode, year, departmentName, teachers, bookCount } = course;
  const names = format.list(teachers.map(({ name }) => name));
  return factLine(
    courseCode,
    year,
    departmentName,
    names,
    t('bookCount', { count: bookCount, number: format.number(bookCount) }),
  );
}
