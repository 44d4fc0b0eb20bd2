import {
  MAX_SEARCH_ITEMS,
  MAX_SEARCH_LENGTH,
  type SearchState,
} from '@lectern/contracts/search/search-state';
import { asksNothing } from '@lectern/rules/asks-nothing';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { narrowedBy } from '../../../lib/search/search-in-address.ts';
import styles from './search-within.module.css';

/** Search within results: adds words that must also match. They are shown as chips, which remove them one by one. */
export function SearchWithin({
  state,
  onChange,
}: {
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const full = state.searchItems.length >= MAX_SEARCH_ITEMS;

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = words.trim();
    const empty = asksNothing(value);
    setTried(empty);
    if (empty || full) return;
    setWords('');
    onChange(narrowedBy(state, value));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <input
          type="search"
          aria-label={t('within.label')}
          placeholder={t('within.label')}
          maxLength={MAX_SEARCH_LENGTH}
          aria-invalid={tried || undefined}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setTried(false);
          }}
        />
        <IconButton type="submit" label={t('within.go')} icon={<Search size={17} aria-hidden />} />
      </div>
      {(tried || full) && (
        <p className={styles.fault} role="alert">
          {full ? t('within.full', { number: MAX_SEARCH_ITEMS }) : t('within.empty')}
        </p>
      )}
    </form>
  );
}
