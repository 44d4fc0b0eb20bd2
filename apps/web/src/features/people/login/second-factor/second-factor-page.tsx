import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { signInStep } from '../../../../lib/sign-in-step.ts';
import type { SignInStep } from '../../../../lib/storage.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import styles from '../recovery/recovery.module.css';
import { CodeStep } from './code-step.tsx';

/** /secondFactor: the second step of a sign-in. */
export default function SecondFactorPage() {
  const { t } = useTranslation('second-factor');
  const step = useExternalStore(signInStep);
  // The step ends before the reader is led on. Until then the page stays as it is.
  const [finishing, setFinishing] = useState<SignInStep>();
  const open = finishing ?? (step?.step === 'second-factor' ? step : undefined);
  return (
    <div className={styles.page}>
      <Card padded>
        <h1>{t('step.title')}</h1>
        {open ? (
          <CodeStep key={open.token} step={open} onFinishing={setFinishing} />
        ) : (
          <div className={styles.form}>
            <Notice>{t('step.nothing')}</Notice>
            <ButtonLink wide to="/login">
              {t('step.toLogin')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}
