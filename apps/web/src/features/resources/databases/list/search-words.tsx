import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from './list.module.css';

/** Looks for words in names and descriptions. */
export function SearchWords({
  words,
  onSearch,
}: {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}) {
  const { t } = useTranslation('databases');
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
          label={t('search')}
          type="search"
          placeholder={t('searchHint')}
          value={typed}
          maxLength={100}
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
