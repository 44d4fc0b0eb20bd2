import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import {
  MAX_SEARCH_ITEMS,
  MAX_SEARCH_LENGTH,
  type SearchState,
} from '@lectern/contracts/discovery/search/search-state';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import { asksNothing } from '@lectern/rules/asks-nothing';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { queryClient } from '../../../../lib/query-client.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { callKey } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
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
  const language = useLanguage();
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const full = state.searchItems.length >= MAX_SEARCH_ITEMS;
  const narrow = useAction(searchWithin, {
    onDone: ({ state: narrowed, ...answer }) => {
      // The answer is that of the search that the address will have: it is not made twice.
      queryClient.setQueryData(callKey(searchBibs, narrowed, language, undefined), answer);
      setWords('');
      onChange(narrowed);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const secondKeyWord = words.trim();
    const empty = asksNothing(secondKeyWord);
    setTried(empty);
    if (empty || full || narrow.running) return;
    narrow.start({ ...state, secondKeyWord });
  }

  const fault = faultOf();
  function faultOf(): string | undefined {
    if (full) return t('within.full', { number: MAX_SEARCH_ITEMS });
    if (tried) return t('within.empty');
    return narrow.error ? errorText(narrow.error) : undefined;
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
            narrow.reset();
          }}
        />
        <IconButton type="submit" label={t('within.go')} icon={<Search size={17} aria-hidden />} />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
