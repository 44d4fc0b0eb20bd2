import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** The most databases that one call answers. If the library has more, words narrow them. */
const MOST = 100;

/** Chooses the database of a title list. */
export function DatabaseField({
  value,
  error,
  onChange,
}: {
  /** Its id; empty until one is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useTranslation('titles');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const keyWord = useDebounced(words.trim());
  const answer = useCall(listStaffEresources, { keyWord, rows: MOST }, { keepPrevious: true });
  const { total = 0, eresources = [] } = answer.data ?? {};
  if (answer.error) return <Notice tone="bad">{errorText(answer.error)}</Notice>;
  if (answer.data && total === 0 && words === '') return <Notice>{t('staff.fault.noDatabases')}</Notice>;
  return (
    <>
      {(total > MOST || words !== '') && (
        <TextField
          label={t('staff.field.findDatabase')}
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <SelectField
        label={t('staff.field.database')}
        value={eresources.some(({ id }) => id === value) ? value : ''}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('staff.field.chooseDatabase')}</option>
        {eresources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
