import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Passkeys } from '../passkeys/passkeys.tsx';
import styles from './sign-in-section.module.css';
import { TwoSteps } from './two-steps.tsx';

/** How the reader signs in, as a section of "my account": password, passkeys, the second step. */
export default function SignInSection() {
  const { t } = useTranslation('second-factor');
  return (
    <div className={styles.section}>
      <section aria-labelledby="password">
        <SectionHeading id="password">{t('password.heading')}</SectionHeading>
        <Card padded className={styles.card}>
          <p className={styles.words}>{t('password.explain')}</p>
          <ButtonLink to="/modifyPassword">{t('password.change')}</ButtonLink>
        </Card>
      </section>
      <Passkeys />
      <TwoSteps />
    </div>
  );
}
