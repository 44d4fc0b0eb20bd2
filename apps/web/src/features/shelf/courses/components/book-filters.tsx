import { COURSE_BOOK_KINDS } from '@lectern/contracts/shelf/courses/course';
import { getCourseDict } from '@lectern/contracts/shelf/courses/get-course-dict';
import { getCoursePackages } from '@lectern/contracts/shelf/courses/get-course-packages';
import { COURSE_BOOK_SORTS } from '@lectern/contracts/shelf/courses/list-course-books';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { type BooksAddress, writeBooksAddress } from '../books-address.ts';
import styles from '../courses.module.css';

/** By what the books of courses are narrowed and ordered. */
export function BookFilters({
  shown,
  onShow,
}: {
  readonly shown: BooksAddress;
  readonly onShow: (query: Record<string, string>) => void;
}) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const dict = useCall(getCourseDict, {}, { staleMs: 60_000 });
  const packages = useCall(getCoursePackages, {}, { staleMs: 60_000 });
  const show = (change: Partial<BooksAddress>) => onShow(writeBooksAddress({ ...shown, ...change }));
  const counts = new Map(packages.data?.map(({ packageId, count }) => [packageId, count]));
  return (
    <form
      data-search
      key={shown.courseName}
      className={styles.filters}
      aria-label={t('filter.label')}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        show({ courseName: fieldText(new FormData(event.currentTarget), 'courseName') });
      }}
    >
      <TextField
        label={t('filter.courseName')}
        name="courseName"
        maxLength={200}
        defaultValue={shown.courseName}
        end={
          <button type="submit" className={styles.go} aria-label={t('filter.search')}>
            <Search size={16} aria-hidden />
          </button>
        }
      />
      <SelectField
        label={t('filter.department')}
        value={shown.department}
        onChange={(event) => show({ department: event.target.value })}
      >
        <option value="">{t('filter.allDepartments')}</option>
        {dict.data?.departments.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({format.number(count)})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('filter.teacherName')}
        value={shown.teacher}
        onChange={(event) => show({ teacher: event.target.value })}
      >
        <option value="">{t('filter.allTeachers')}</option>
        {dict.data?.teachers.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({format.number(count)})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('filter.kind')}
        value={shown.kind}
        onChange={(event) =>
          show({ kind: COURSE_BOOK_KINDS.find((one) => one === event.target.value) ?? '' })
        }
      >
        <option value="">{t('filter.allKinds')}</option>
        {COURSE_BOOK_KINDS.filter((kind) => counts.has(kind) || kind === shown.kind).map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)} ({format.number(counts.get(kind) ?? 0)})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('sort.label')}
        value={String(shown.sortType)}
        onChange={(event) => show({ sortType: Number(event.target.value) })}
      >
        {COURSE_BOOK_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button onClick={() => onShow({})}>{t('filter.reset')}</Button>
      </div>
    </form>
  );
}
