import type { SEARCH_FIELDS } from '@lectern/contracts/discovery/search/search-state';
import { MAX_SEARCH_LENGTH } from '@lectern/contracts/discovery/search/search-state';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { newSearchAddress } from '../../lib/preferred-search.ts';
import { bibAddress } from '../../lib/search-address.ts';
import { classNames } from '../class-names.ts';
import { SelectMenu } from '../select-menu.tsx';
import styles from './search-box.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The search fields that can be chosen, in their order. */
const FIELDS = [
  'any',
  'title',
  'author',
  'subject',
  'publisher',
  'series',
  'isbn',
  'issn',
  'callNumber',
  'classNumber',
] as const satisfies readonly SearchField[];

export interface SearchBoxProps {
  /** The words and field of the current search. A new value replaces what was typed. */
  readonly keyWord?: string;
  readonly searchField?: SearchField;
  /** The large form on the home page. */
  readonly big?: boolean;
  /** Shows the choice of search fields. */
  readonly withFields?: boolean;
  readonly autoFocus?: boolean;
  /** Called with the search. Default: goes to the result page. */
  readonly onSearch?: (search: { readonly keyWord: string; readonly searchField: SearchField }) => void;
  /** Called after a search, or after a suggested record was chosen. */
  readonly onSearched?: () => void;
}

/** The one field that searches everything, with suggestions (WAI-ARIA 1.2 combobox with a list). */
export function SearchBox({
  keyWord = '',
  searchField = 'any',
  big,
  withFields,
  autoFocus,
  onSearch,
  onSearched,
}: SearchBoxProps) {
  const { t } = useTranslation('components');
  const navigate = useNavigate();
  const [words, setWords] = useState(keyWord);
  const [field, setField] = useState(searchField);
  const [open, setOpen] = useState(Boolean(autoFocus));
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const recent = useRecentSearches(open);
  const suggestions = useSuggestions(words, open, recent.words);
  const listed = open && suggestions.length > 0;

  // The search changed by a link or the back button: it replaces what was typed and does not move the focus.
  const [given, setGiven] = useState({ keyWord, searchField });
  if (given.keyWord !== keyWord || given.searchField !== searchField) {
    setGiven({ keyWord, searchField });
    setWords(keyWord);
    setField(searchField);
  }

  function search(text: string, inField: SearchField = field) {
    const wanted = text.trim();
    setOpen(false);
    setActive(-1);
    if (!wanted) return input.current?.focus();
    recent.remember(wanted);
    setWords(wanted);
    if (onSearch) onSearch({ keyWord: wanted, searchField: inField });
    else void navigate(newSearchAddress({ keyWord: wanted, searchField: inField }));
    onSearched?.();
  }

  function choose(suggestion: Suggestion) {
    if (!suggestion.recordId) {
      const byKind = suggestion.kind === 'author' || suggestion.kind === 'subject' ? suggestion.kind : 'any';
      setField(byKind);
      return search(suggestion.value, byKind);
    }
    setOpen(false);
    void navigate(bibAddress(suggestion.recordId));
    onSearched?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!listed) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the field itself. It comes between the last and the first suggestion.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && listed) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && listed && suggestions[active]) {
      event.preventDefault();
      choose(suggestions[active]);
    }
  }

  return (
    <search data-tour="search">
      <form
        className={classNames(styles.box, big && styles.big)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(words);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        {withFields && (
          <div className={styles.scope}>
            <SelectMenu
              plain
              align="start"
              label={t('searchBox.field')}
              value={field}
              options={FIELDS.map((one) => ({ value: one, label: t(`searchBox.fields.${one}`) }))}
              onChange={setField}
            />
          </div>
        )}
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('searchBox.label')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listId}
          aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          // biome-ignore lint/a11y/noAutofocus: only where the reader asked for this field
          autoFocus={autoFocus}
          placeholder={t('searchBox.placeholder')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
        <button type="submit" className={styles.go}>
          <Search size={18} aria-hidden className={styles.icon} />
          <span>{t('searchBox.go')}</span>
        </button>
        <SuggestionList
          id={listId}
          suggestions={listed ? suggestions : []}
          active={active}
          words={words.trim()}
          onChoose={choose}
          onForget={() => {
            recent.forget();
            setOpen(false);
          }}
        />
      </form>
    </search>
  );
}
