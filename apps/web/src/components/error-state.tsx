import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../lib/use-error-text.ts';
import { Button } from './button.tsx';
import styles from './message-state.module.css';

/** Shown in place of a part of a page that could not be loaded: what happened, and a button to try again. */
export function ErrorState({
  error,
  onRetry,
  actions,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly actions?: ReactNode;
}) {
  const { t } = useTranslation('components');
  const text = useErrorText();
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden>
        <CloudOff size={36} strokeWidth={1.4} />
      </span>
      <p className={styles.title}>{text(error)}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button kind="primary" onClick={() => onRetry()}>
            {t('retry')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
