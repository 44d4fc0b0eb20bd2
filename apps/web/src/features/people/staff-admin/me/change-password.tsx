import { ApiError } from '@lectern/contracts/kernel/client';
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../staff.module.css';
import { LEAST_STAFF_PASSWORD } from '../staff-password.ts';

/** The password of the member, which they change themselves. */
export function ChangePassword() {
  const { t } = useTranslation('staff-admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" padded>
      <h2 className={styles.section}>{t('password.heading')}</h2>
      <p>{t('password.explain')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setIsOpen(true)}>{t('password.change')}</Button>
      </div>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

const FIELDS = ['old', 'new', 'again'] as const;
type FieldName = (typeof FIELDS)[number];

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  CREDENTIALS_WRONG: 'old',
  PASSWORD_IS_ACCOUNT: 'new',
  PASSWORD_UNCHANGED: 'new',
};

function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('staff-admin');
  const errorText = useErrorText();
  const [draft, setDraft] = useState({ old: '', new: '', again: '' });
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useAction(changeStaffPassword, {
    onDone() {
      showToast('ok', t('password.changed'));
      onClose();
    },
    onRefused: (error) => {
      const field = FIELD_OF[error.code];
      if (field) show({ [field]: field === 'old' ? t('password.wrong') : errorText(error) });
    },
  });
  const isOfField = change.error instanceof ApiError && change.error.code in FIELD_OF;

  function show(found: Partial<Record<FieldName, string>>): boolean {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  }

  function send() {
    if (change.running) return;
    const isFaulty = show({
      ...(draft.old === '' && { old: t('wrong.missing') }),
      ...(draft.new.length < LEAST_STAFF_PASSWORD && {
        new: t('wrong.password', { least: LEAST_STAFF_PASSWORD }),
      }),
      ...(draft.again !== draft.new && { again: t('password.differs') }),
    });
    if (!isFaulty) change.start({ oldPassword: draft.old, password: draft.new });
  }

  return (
    <FormDialog
      title={t('password.change')}
      send={t('save')}
      cancel={t('cancel')}
      busy={change.running}
      error={isOfField ? undefined : change.error}
      formRef={form}
      onSend={send}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          type="password"
          label={t(`password.${field}`)}
          hint={field === 'new' ? t('wrong.password', { least: LEAST_STAFF_PASSWORD }) : undefined}
          error={faults[field]}
          autoComplete={field === 'old' ? 'current-password' : 'new-password'}
          maxLength={256}
          value={draft[field]}
          onChange={(event) => {
            setDraft((now) => ({ ...now, [field]: event.target.value }));
            setFaults(({ [field]: _gone, ...others }) => others);
          }}
        />
      ))}
    </FormDialog>
  );
}
