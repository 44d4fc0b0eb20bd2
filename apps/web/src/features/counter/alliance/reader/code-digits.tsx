import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../../lib/use-seconds-left.ts';
import styles from './alliance.module.css';

/** An authorization code in large digits, with how long it is good. */
export function CodeDigits({ code, left }: { readonly code: string; readonly left: number }) {
  const { t } = useTranslation('alliance');
  return (
    <div className={styles.code}>
      <output className={styles.digits} aria-label={t('code.digits', { code: Array.from(code).join(' ') })}>
        {code.slice(0, 4)} {code.slice(4)}
      </output>
      <span role="timer" className="muted num">
        {t('code.left', { time: clockTime(left) })}
      </span>
    </div>
  );
}
