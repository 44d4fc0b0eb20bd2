import { updateContact } from '@lectern/contracts/contacts/update-contact';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './recovery.module.css';
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
  const errorText = useErrorText();
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
    <Dialog
      title={t(`contacts.removeTitle.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {t('contacts.remove')}
          </Button>
          <Button onClick={onClose}>{t('contacts.keep')}</Button>
        </>
      }
    >
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
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
      </form>
    </Dialog>
  );
}
