import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localStore } from '../../../../lib/storage.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './privacy-consent.module.css';

/** Whether this computer serves many readers: a station for self check-out, or a desk of the staff. */
function isShared(): boolean {
  return localStore.read('selfCheckStation') !== undefined || localStore.read('staffDesk') !== undefined;
}

/** The check box to stay signed in; nothing where the library does not offer it, and on computers that many use. */
export function StaySignedIn({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { t } = useTranslation('login');
  const id = useId();
  const { data } = useCall(mayStaySignedIn, {}, { enabled: !isShared() });
  if (!data || data.days === 0) return null;
  return (
    <div className={styles.consent}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('stay.label', { count: data.days })}</span>
      </label>
      <p id={id} className={styles.hint}>
        {t('stay.hint')}
      </p>
    </div>
  );
}
