import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { makePasskey, passkeyFault } from '../../../../lib/passkeys/browser-passkeys.ts';
import { localStore } from '../../../../lib/storage.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { ConfirmDialog } from '../second-factor/confirm-dialog.tsx';
import { PASSKEY_LOGIN } from './enter-by-passkey.ts';

/** Adds a passkey, after the password where the sign-in is some time ago. */
export function AddPasskey({
  confirmation,
  onAdded,
}: {
  readonly confirmation: Confirmation;
  readonly onAdded: () => Promise<void>;
}) {
  const { t } = useTranslation('second-factor');
  const errorText = useErrorText();
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fault = passkeyFault(error);

  async function add(password?: string) {
    const options = await api.call(beginPasskey, { ...(password !== undefined && { password }) });
    setIsConfirming(false);
    setBusy(true);
    setError(undefined);
    try {
      await api.call(addPasskey, { credential: await makePasskey(options) });
      // In this browser the next sign-in begins with it.
      localStore.write('loginType', PASSKEY_LOGIN);
      showToast('ok', t('passkeys.added'));
      await onAdded();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {error !== undefined && (
        <Notice tone={fault === 'givenUp' ? 'info' : 'bad'}>
          {fault ? t(`passkeys.faults.${fault}`) : errorText(error)}
        </Notice>
      )}
      <Button
        icon={<KeyRound size={18} aria-hidden />}
        busy={busy}
        onClick={() => (confirmation === 'none' ? void add().catch(setError) : setIsConfirming(true))}
      >
        {t('passkeys.add')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('passkeys.add')}
          explain={t(confirmation === 'password' ? 'confirm.why' : 'confirm.signIn')}
          label={t('confirm.go')}
          asks={{ password: confirmation === 'password', code: false }}
          act={({ password }) => add(password)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
