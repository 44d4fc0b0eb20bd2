import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../lib/tenant.ts';
import { useFormat } from '../lib/use-format.ts';
import styles from './print-head.module.css';

/** The head of a printed page: library, what the page shows, its address, and when it was printed. Not shown on a screen. */
export function PrintHead({
  lines,
  address,
}: {
  /** What the page shows: the words and filters of a search. */
  readonly lines: readonly string[];
  /** The permanent address of the page. */
  readonly address: string;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const { name } = useTenant();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    // The page may have been open for days.
    const onPrint = () => flushSync(() => setNow(new Date().toISOString()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return (
    <div className={styles.head}>
      <p className={styles.library}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.source}>
        {t('print.on', { date: format.dateTime(now) })} · {address}
      </p>
    </div>
  );
}
