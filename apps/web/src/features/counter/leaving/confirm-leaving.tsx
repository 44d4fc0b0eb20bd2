import { applyToLeave } from '@lectern/contracts/counter/leaving/apply-to-leave';
import { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Asks for the password, and cancels the account. */
export function ConfirmLeaving({
  studies,
  confirmation,
  onLeft,
  onRefused,
  onClose,
}: {
  readonly studies: Readonly<Record<'department' | 'major' | 'className' | 'year', string>>;
  readonly confirmation: Confirmation;
  readonly onLeft: (left: OutputOf<(typeof cancelAccount)['output']>) => void;
  /** Something is outstanding now. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('leaving');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const asksPassword = confirmation === 'password';

  async function send() {
    if (busy) return;
    if (asksPassword && password === '') return setFault(t('passwordMissing'));
    setBusy(true);
    setRefusal(undefined);
    try {
      const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
      const proof = asksPassword ? { password: encryptWirePassword(password) } : {};
      const applied = await api.call(applyToLeave, { ...studies, ...proof });
      onLeft(await api.call(cancelAccount, { confirmation: applied.confirmation }));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'CREDENTIALS_WRONG') {
        setPassword('');
        return setFault(errorText(error));
      }
      setRefusal(error);
      if (error instanceof ApiError && error.code === 'LEAVING_OUTSTANDING') onRefused();
    }
  }

  return (
    <FormDialog
      title={t('confirmTitle')}
      send={t('confirm')}
      cancel={t('cancel')}
      isDanger
      busy={busy}
      error={refusal}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{t('confirmExplain')}</p>
      {confirmation === 'sign-in' && <p>{t('signIn')}</p>}
      {asksPassword && (
        <TextField
          name="password"
          type="password"
          label={t('password')}
          error={fault}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(undefined);
          }}
        />
      )}
    </FormDialog>
  );
}
