import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { CoursesAddress } from '../course-address.ts';
import styles from '../courses.module.css';

type Narrowing = Omit<CoursesAddress, 'size'>;

/** By what courses are narrowed. A year or department is used as soon as it is chosen. */
export function CourseFilters({
  shown,
  choices,
  onShow,
  onReset,
}: {
  readonly shown: Narrowing;
  /** Years and departments to choose from; undefined until they are known. */
  readonly choices: OutputOf<(typeof getCourseFilters)['output']> | undefined;
  readonly onShow: (narrowing: Narrowing) => void;
  readonly onReset: () => void;
}) {
  const { t } = useTranslation('courses');
  const format = useFormat();

  function read(form: HTMLFormElement) {
    const given = new FormData(form);
    const value = (name: keyof Narrowing) => fieldText(given, name);
    onShow({
      courseName: value('courseName'),
      teacherName: value('teacherName'),
      courseCode: value('courseCode'),
      year: value('year'),
      department: value('department'),
    });
  }

  return (
    <form
      data-search
      key={JSON.stringify(shown)}
      className={styles.filters}
      aria-label={t('filter.label')}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <TextField
        label={t('filter.courseName')}
        name="courseName"
        maxLength={200}
        defaultValue={shown.courseName}
      />
      <TextField
        label={t('filter.teacherName')}
        name="teacherName"
        maxLength={60}
        defaultValue={shown.teacherName}
      />
      <TextField
        label={t('filter.courseCode')}
        name="courseCode"
        maxLength={40}
        defaultValue={shown.courseCode}
      />
      <SelectField
        label={t('filter.year')}
        name="year"
        defaultValue={shown.year}
        onChange={(event) => event.target.form && read(event.target.form)}
      >
        <option value="">{t('filter.allYears')}</option>
        {withChosen(
          (choices?.years ?? []).map(({ year, count }) => ({ id: year, name: year, count })),
          shown.year,
        ).map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({format.number(count)})
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('filter.department')}
        name="department"
        defaultValue={shown.department}
        onChange={(event) => event.target.form && read(event.target.form)}
      >
        <option value="">{t('filter.allDepartments')}</option>
        {withChosen(choices?.departments ?? [], shown.department).map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({format.number(count)})
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" icon={<Search size={16} aria-hidden />}>
          {t('filter.search')}
        </Button>
        <Button onClick={onReset}>{t('filter.reset')}</Button>
      </div>
    </form>
  );
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The choices, with the chosen one also before they are known or when it is gone. */
function withChosen(choices: readonly Choice[], chosen: string): readonly Choice[] {
  if (chosen === '' || choices.some(({ id }) => id === chosen)) return choices;
  return [{ id: chosen, name: '…', count: 0 }, ...choices];
}
