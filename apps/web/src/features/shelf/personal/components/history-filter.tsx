import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from './history-filter.module.css';

export interface HistoryFilterValues {
  readonly keyWord: string;
  readonly from?: string;
  readonly to?: string;
}

/** The filter of the loan history: title words and dates of return. */
export function HistoryFilter({
  filter,
  onChange,
}: {
  readonly filter: HistoryFilterValues;
  readonly onChange: (filter: {
    readonly keyWord: string;
    readonly from: string;
    readonly to: string;
  }) => void;
}) {
  const { t } = useTranslation('personal');
  const [keyWord, setKeyWord] = useState(filter.keyWord);
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  return (
    <form
      className={styles.filter}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onChange({ keyWord: keyWord.trim(), from, to });
      }}
    >
      <TextField
        label={t('history.words')}
        maxLength={200}
        value={keyWord}
        onChange={(event) => setKeyWord(event.target.value)}
      />
      <TextField
        label={t('history.from')}
        type="date"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t('history.to')}
        type="date"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit">{t('history.apply')}</Button>
    </form>
  );
}
