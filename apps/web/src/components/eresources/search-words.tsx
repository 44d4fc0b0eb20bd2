import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';
import styles from './list-page.module.css';

/** Looks for words in a list of electronic resources. */
export function SearchWords({
  label,
  hint,
  words,
  longest,
  onSearch,
}: {
  readonly label: string;
  /** What can be typed, shown in the empty field. */
  readonly hint: string;
  readonly words: string;
  /** How many characters the call takes. */
  readonly longest: number;
  readonly onSearch: (words: string) => void;
}) {
  const { t } = useTranslation('eresources');
  const [typed, setTyped] = useState(words);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextField
          label={label}
          type="search"
          placeholder={hint}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="primary" icon={<Search size={16} aria-hidden />}>
          {t('go')}
        </Button>
      </form>
    </search>
  );
}
