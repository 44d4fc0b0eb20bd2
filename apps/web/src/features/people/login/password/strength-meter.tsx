import { passwordScore } from '@lectern/rules/password-rules';
import { useTranslation } from 'react-i18next';
import styles from './strength-meter.module.css';

const STEPS = [1, 2, 3, 4] as const;

/** How strong a password is, as bar and word. Screen readers hear the word when it changes. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useTranslation('password');
  const score = passwordScore(password);
  return (
    <div className={styles.meter} data-score={score}>
      <div className={styles.bar} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-on={step <= score || undefined} />
        ))}
      </div>
      <span role="status" className={styles.word}>
        {t('strength.label', { strength: t(`strength.${score}`) })}
      </span>
    </div>
  );
}
