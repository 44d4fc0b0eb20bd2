import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import styles from './frame.module.css';

/** Looks for titles that can be ordered. */
export function SearchForm() {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const given = query.get('q') ?? '';
  const [words, setWords] = useState(given);

  function search(event: FormEvent) {
    event.preventDefault();
    const q = words.trim();
    void navigate(q === '' ? '/drivePurList' : `/drivePurList?${new URLSearchParams({ q })}`);
  }

  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <input
          type="search"
          value={words}
          maxLength={200}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" kind="primary" icon={<Search size={16} aria-hidden />}>
          {t('search.go')}
        </Button>
      </form>
    </search>
  );
}
