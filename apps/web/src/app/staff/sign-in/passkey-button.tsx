import { beginStaffPasskeySignIn } from '@lectern/contracts/people/staff/begin-staff-passkey-sign-in';
import { openStaffSessionByPasskey } from '@lectern/contracts/people/staff/open-staff-session-by-passkey';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { askForPasskey, passkeyFault } from '../../../lib/passkeys/browser-passkeys.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Signs a member in by a passkey, which the browser asks for in a dialog of its own. */
export function PasskeyButton() {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fault = passkeyFault(error);

  async function enter() {
    setBusy(true);
    setError(undefined);
    try {
      const options = await staffCaller.client.call(beginStaffPasskeySignIn, {});
      const credential = await askForPasskey(options, { inField: false });
      const entry = await staffCaller.client.call(openStaffSessionByPasskey, { credential });
      const { jwtHeader, jwt, account, name } = entry;
      keepStaffSession({ header: jwtHeader, token: jwt, account, name });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <>
      {error !== undefined && fault !== 'givenUp' && (
        <Notice tone="bad">{fault ? t('signIn.passkeyImpossible') : errorText(error)}</Notice>
      )}
      <Button wide busy={busy} icon={<KeyRound size={18} aria-hidden />} onClick={() => void enter()}>
        {t('signIn.passkey')}
      </Button>
    </>
  );
}
