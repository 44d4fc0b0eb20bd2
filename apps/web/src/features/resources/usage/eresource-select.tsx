import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** The most databases that one call answers. If the library has more, words narrow them. */
const MOST = 100;

/** Chooses a database of the library. */
export function EresourceSelect({
  value,
  none,
  error,
  onChange,
}: {
  /** Its id; empty for none. */
  readonly value: string;
  /** What no choice means. */
  readonly none: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useTranslation('usage');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const keyWord = useDebounced(words.trim());
  const answer = useCall(listStaffEresources, { keyWord, rows: MOST }, { keepPrevious: true });
  const { total = 0, eresources = [] } = answer.data ?? {};
  if (answer.error) return <Notice tone="bad">{errorText(answer.error)}</Notice>;
  const isListed = value === '' || eresources.some(({ id }) => id === value);
  return (
    <>
      {(total > MOST || words !== '') && (
        <TextField
          label={t('findDatabase')}
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <SelectField
        label={t('database')}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {!isListed && <option value={value}>{t('otherDatabase')}</option>}
        {eresources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
