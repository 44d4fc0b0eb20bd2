import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { makePasskey, passkeyFault } from '../../../../lib/passkeys/browser-passkeys.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { StaffPasskey } from './staff-passkey.ts';

interface DialogProps {
  readonly passkey: StaffPasskey;
  readonly onClose: () => void;
}

/** Asks for the password and has the browser make a passkey. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('staff-admin');
  const begin = useAction(beginStaffPasskey);
  const add = useAction(addStaffPasskey, { invalidates: [listStaffPasskeys] });
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fault = passkeyFault(failure);

  async function send(password: string) {
    setIsMaking(true);
    setFailure(undefined);
    try {
      await add.run({ credential: await makePasskey(await begin.run({ password })) });
      showToast('ok', t('passkeys.added'));
      onClose();
    } catch (error) {
      setFailure(error);
      setIsMaking(false);
    }
  }

  return (
    <PasswordDialog
      title={t('passkeys.add')}
      explain={t('passkeys.addExplain')}
      label={t('passkeys.add')}
      busy={isMaking}
      error={fault ? undefined : failure}
      notice={fault && t(`passkeys.faults.${fault}`)}
      onSend={(password) => void send(password)}
      onClose={onClose}
    />
  );
}

/** Asks for the password and removes a passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: DialogProps) {
  const { t } = useTranslation('staff-admin');
  const remove = useAction(removeStaffPasskey, {
    invalidates: [listStaffPasskeys],
    onDone() {
      showToast('ok', t('passkeys.removed'));
      onClose();
    },
  });
  return (
    <PasswordDialog
      title={t('passkeys.removeTitle')}
      explain={t('passkeys.removeExplain', { name: passkey.name || t('passkeys.unnamed') })}
      label={t('passkeys.remove')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={(password) => remove.start({ id: passkey.id, password })}
      onClose={onClose}
    />
  );
}

function PasswordDialog({
  title,
  explain,
  label,
  isDanger = false,
  busy,
  error,
  notice,
  onSend,
  onClose,
}: {
  readonly title: string;
  readonly explain: string;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  /** What the browser said. */
  readonly notice?: string | undefined;
  readonly onSend: (password: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('staff-admin');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <FormDialog
      title={title}
      send={label}
      cancel={t('cancel')}
      isDanger={isDanger}
      busy={busy}
      error={error}
      onSend={() => {
        if (password === '') setIsMissing(true);
        else if (!busy) onSend(password);
      }}
      onClose={onClose}
    >
      {notice && <Notice tone="info">{notice}</Notice>}
      <p>{explain}</p>
      <TextField
        name="password"
        type="password"
        label={t('password.old')}
        error={isMissing ? t('wrong.missing') : undefined}
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setIsMissing(false);
        }}
      />
    </FormDialog>
  );
}

/** Asks what a passkey is to be called. */
export function RenamePasskeyDialog({ passkey, onClose }: DialogProps) {
  const { t } = useTranslation('staff-admin');
  const [name, setName] = useState(passkey.name);
  const [isMissing, setIsMissing] = useState(false);
  const rename = useAction(renameStaffPasskey, {
    invalidates: [listStaffPasskeys],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      send={t('save')}
      cancel={t('cancel')}
      busy={rename.running}
      error={rename.error}
      onSend={() => {
        if (name.trim() === '') setIsMissing(true);
        else if (!rename.running) rename.start({ id: passkey.id, name });
      }}
      onClose={onClose}
    >
      <TextField
        name="passkey-name"
        label={t('field.name')}
        error={isMissing ? t('wrong.missing') : undefined}
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
