import { MAX_COURSE_CODE, MAX_COURSE_NAME, MAX_COURSE_YEAR } from '@lectern/contracts/shelf/courses/course';
import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { getStaffCourse } from '@lectern/contracts/shelf/courses/get-staff-course';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import type { StaffCourse } from '@lectern/contracts/shelf/courses/staff-course';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../courses.module.css';
import { type BookDraft, BookDrafts } from './book-drafts.tsx';
import { readTeachers, writeTeachers } from './teacher-text.ts';

const WIDTH = '760px';
const FACTS = {
  name: MAX_COURSE_NAME,
  code: MAX_COURSE_CODE,
  year: MAX_COURSE_YEAR,
  department: MAX_COURSE_NAME,
} as const;
type Fact = keyof typeof FACTS;
const FACT_NAMES = Object.keys(FACTS) as Fact[];

/** Adds a course, or changes the one with this id once it is loaded. */
export function CourseForm({
  courseId,
  onClose,
}: {
  readonly courseId: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('courses');
  const answer = useCall(
    getStaffCourse,
    { courseId: courseId ?? '' },
    { enabled: courseId !== undefined, staleMs: 0 },
  );
  if (courseId === undefined) return <Form onClose={onClose} />;
  return (
    <LoadingDialog title={t('staff.changeTitle')} width={WIDTH} answer={answer} onClose={onClose}>
      {(loaded) => <Form course={loaded} onClose={onClose} />}
    </LoadingDialog>
  );
}

function Form({ course, onClose }: { readonly course?: StaffCourse; readonly onClose: () => void }) {
  const { t } = useTranslation('courses');
  const [facts, setFacts] = useState<Record<Fact, string>>({
    name: course?.name ?? '',
    code: course?.code ?? '',
    year: course?.year ?? '',
    department: course?.department ?? '',
  });
  const [teachers, setTeachers] = useState(writeTeachers(course?.teachers ?? []));
  const [books, setBooks] = useState<readonly BookDraft[]>(course?.books ?? []);
  const [wrong, setWrong] = useState<readonly Fact[]>([]);
  const put = useAction(putCourse, {
    invalidates: [searchCourses, getCourseFilters, getStaffCourse],
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });

  function send() {
    const missing = FACT_NAMES.filter((name) => facts[name].trim() === '');
    setWrong(missing);
    if (missing.length > 0) return;
    put.start({
      ...(course && { courseId: course.courseId, updatedAt: course.updatedAt }),
      ...facts,
      teachers: readTeachers(teachers),
      books: [...books],
    });
  }

  return (
    <FormDialog
      title={t(course ? 'staff.changeTitle' : 'staff.add')}
      send={t('staff.save')}
      cancel={t('cancel')}
      width={WIDTH}
      busy={put.running}
      error={put.error}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.filters}>
        {FACT_NAMES.map((name) => (
          <TextField
            key={name}
            label={t(`staff.field.${name}`)}
            maxLength={FACTS[name]}
            autoComplete="off"
            error={wrong.includes(name) ? t('staff.missing') : undefined}
            value={facts[name]}
            onChange={({ target }) => setFacts({ ...facts, [name]: target.value })}
          />
        ))}
      </div>
      <TextField
        label={t('staff.field.teachers')}
        hint={t('staff.teachersHint')}
        autoComplete="off"
        maxLength={1000}
        value={teachers}
        onChange={({ target }) => setTeachers(target.value)}
      />
      <BookDrafts books={books} onChange={setBooks} />
    </FormDialog>
  );
}
