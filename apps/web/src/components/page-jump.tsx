import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type To, useNavigate } from 'react-router';
import { Button } from './button.tsx';
import styles from './pager.module.css';

/** Goes to a page by its number. A number after the last page leads to the last page. */
export function PageJump({ last, to }: { readonly last: number; readonly to: (page: number) => To }) {
  const { t } = useTranslation('components');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');

  function go(event: FormEvent) {
    event.preventDefault();
    const wanted = Number(typed);
    if (!Number.isInteger(wanted) || wanted < 1) return;
    setTyped('');
    void navigate(to(Math.min(wanted, last)));
  }

  return (
    <form className={styles.jump} onSubmit={go}>
      <label>
        <span>{t('pager.goTo')}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </label>
      <Button type="submit" size="small">
        {t('pager.go')}
      </Button>
    </form>
  );
}
