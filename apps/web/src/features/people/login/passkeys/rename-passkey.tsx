import { renamePasskey } from '@lectern/contracts/people/passkeys/rename-passkey';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Passkey } from './passkey.ts';

/** Asks what a passkey is to be called. */
export function RenamePasskey({
  passkey,
  onRenamed,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onRenamed: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('second-factor');
  const [name, setName] = useState(passkey.name);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const rename = useAction(renamePasskey, {
    onDone: () => {
      onClose();
      showToast('ok', t('passkeys.renamed'));
      void onRenamed();
    },
  });

  function send() {
    if (rename.running) return;
    if (name.trim() !== '') return rename.start({ id: passkey.id, name });
    setIsMissing(true);
    field.current?.focus();
  }

  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      send={t('passkeys.save')}
      cancel={t('confirm.cancel')}
      busy={rename.running}
      error={rename.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        ref={field}
        name="passkey-name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={isMissing ? t('passkeys.nameMissing') : undefined}
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setIsMissing(false);
        }}
      />
    </FormDialog>
  );
}
