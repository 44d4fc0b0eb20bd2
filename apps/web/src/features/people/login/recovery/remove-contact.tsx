import { updateContact } from '@lectern/contracts/people/contacts/update-contact';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { api } from '../../../../lib/api.ts';
import { wireForm } from './wire-form.ts';

/** Asks whether a contact is to be removed, and for the password where a change needs it. */
export function RemoveContact({
  kind,
  contact,
  needsPassword,
  onRemoved,
  onClose,
}: {
  readonly kind: ContactKind;
  readonly contact: string;
  readonly needsPassword: boolean;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('recovery');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function remove() {
    if (busy) return;
    if (needsPassword && password === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.call(updateContact, { kind, ...(await wireForm(password)) });
      onRemoved();
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={t(`contacts.removeTitle.${kind}`)}
      send={t('contacts.remove')}
      cancel={t('contacts.keep')}
      isDanger
      busy={busy}
      error={refusal}
      onSend={() => void remove()}
      onClose={onClose}
    >
      <p>{t('contacts.removeExplain', { contact })}</p>
      {needsPassword && (
        <TextField
          ref={field}
          name="password"
          type="password"
          label={t('bind.password')}
          error={isMissing ? t('bind.passwordMissing') : undefined}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
          }}
        />
      )}
    </FormDialog>
  );
}
