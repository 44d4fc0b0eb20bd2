import {
  COURSE_BOOK_KINDS,
  type Course,
  type CourseBookKind,
  MAX_COURSE_NOTE,
} from '@lectern/contracts/shelf/courses/course';
import { listCourseProposals } from '@lectern/contracts/shelf/courses/list-course-proposals';
import { listTaughtCourses } from '@lectern/contracts/shelf/courses/list-taught-courses';
import { proposeCourseBook } from '@lectern/contracts/shelf/courses/propose-course-book';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** A teacher names a book for a course: by ISBN, or by title and author. */
export function ProposeDialog({
  course,
  onClose,
}: {
  readonly course: Course;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('courses');
  const [draft, setDraft] = useState({ isbn: '', title: '', author: '', note: '' });
  const [kind, setKind] = useState<CourseBookKind>('reference');
  const propose = useAction(proposeCourseBook, {
    invalidates: [listTaughtCourses, listCourseProposals],
    onDone: ({ title }) => {
      showToast('ok', t('propose.done', { title }));
      onClose();
    },
  });
  const field = (name: keyof typeof draft, maxLength: number) => (
    <TextField
      label={t(`field.${name}`)}
      maxLength={maxLength}
      autoComplete="off"
      value={draft[name]}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
    />
  );
  return (
    <FormDialog
      title={t('propose.title')}
      send={t('propose.send')}
      cancel={t('cancel')}
      busy={propose.running}
      error={propose.error}
      onSend={() => propose.start({ courseId: course.courseId, ...draft, kind })}
      onClose={onClose}
    >
      <p>
        <b>{course.courseName}</b>
      </p>
      <p className="muted small">{t('propose.hint')}</p>
      {field('isbn', 30)}
      {field('title', 500)}
      {field('author', 300)}
      <SelectField
        label={t('filter.kind')}
        value={kind}
        onChange={({ target }) => setKind(COURSE_BOOK_KINDS.find((one) => one === target.value) ?? kind)}
      >
        {COURSE_BOOK_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {field('note', MAX_COURSE_NOTE)}
    </FormDialog>
  );
}
