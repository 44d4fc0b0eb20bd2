import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import SignInRequired from '../../../../components/sign-in-required.tsx';
import { session } from '../../../../lib/session-store.ts';
import { signInStep } from '../../../../lib/sign-in-step.ts';
import type { SignInStep } from '../../../../lib/storage.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import styles from '../recovery/recovery.module.css';
import { ChangePassword } from './change-password.tsx';
import { ReplacePassword } from './replace-password.tsx';

/** /modifyPassword: a signed-in reader changes the password, or a sign-in that needs a new one goes on. */
export default function ModifyPasswordPage() {
  const { t } = useTranslation('password');
  const isSignedIn = useExternalStore(session) !== undefined;
  const step = useExternalStore(signInStep);
  // The step ends before the reader is led on. Until then the page stays as it is.
  const [finishing, setFinishing] = useState<SignInStep>();
  const open = finishing ?? (!isSignedIn && step?.step === 'modifyPassword' ? step : undefined);
  if (!open && !isSignedIn) {
    return (
      <div className="wrap">
        <h1 className="hidden-visually">{t('modify.title')}</h1>
        <SignInRequired sessionEnded={false} />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Card padded>
        <h1>{t('modify.title')}</h1>
        {open ? <ReplacePassword step={open} onFinishing={setFinishing} /> : <ChangePassword />}
      </Card>
    </div>
  );
}
