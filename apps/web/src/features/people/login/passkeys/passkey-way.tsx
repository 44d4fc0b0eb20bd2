import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { passkeyFault } from '../../../../lib/passkeys/browser-passkeys.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useOutcome } from '../use-outcome.ts';
import { enterByPasskey } from './enter-by-passkey.ts';
import styles from './passkey-way.module.css';

/** Signing in by a passkey, which the browser asks for in a dialog of its own. */
export function PasskeyWay({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const { follow } = useOutcome(onSignedIn);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fault = passkeyFault(error);

  async function enter() {
    setBusy(true);
    setError(undefined);
    try {
      follow(await enterByPasskey({ inField: false }));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.way}>
      {error !== undefined && fault !== 'givenUp' && (
        <Notice tone="bad">{fault ? t('passkey.impossible') : errorText(error)}</Notice>
      )}
      <Button wide busy={busy} icon={<KeyRound size={18} aria-hidden />} onClick={() => void enter()}>
        {t('passkey.way')}
      </Button>
    </div>
  );
}
