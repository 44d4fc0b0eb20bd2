import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { OpenSessions } from './open-sessions.tsx';
import styles from './sessions-section.module.css';
import { SignInHistory } from './sign-in-history.tsx';

/** Where the reader is signed in, and what was tried with their account. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  return (
    <div className={styles.section}>
      <section aria-labelledby="sessions">
        <SectionHeading id="sessions">{t('sessions.heading')}</SectionHeading>
        <OpenSessions />
      </section>
      <section aria-labelledby="sign-ins">
        <SectionHeading id="sign-ins">{t('signIns.heading')}</SectionHeading>
        <SignInHistory />
      </section>
    </div>
  );
}
