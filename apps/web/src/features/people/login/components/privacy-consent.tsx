import { type RefObject, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataHandling } from '../../../../components/data-handling.tsx';
import styles from './privacy-consent.module.css';

/** The check box for consent, and what is stored and why. */
export function PrivacyConsent({
  checked,
  onChange,
  error,
  inputRef,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation('login');
  const id = useId();
  return (
    <div className={styles.consent}>
      <label>
        <input
          ref={inputRef}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <Trans
            t={t}
            i18nKey="privacy.consent"
            components={{ a: <Link to="/privacy" target="_blank" rel="noopener" /> }}
          />
        </span>
      </label>
      {error && (
        <div id={id} role="alert" className={styles.error}>
          {error}
        </div>
      )}
      <details>
        <summary>{t('privacy.what')}</summary>
        <DataHandling />
      </details>
    </div>
  );
}
