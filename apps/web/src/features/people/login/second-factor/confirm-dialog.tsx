import { ApiError } from '@lectern/contracts/kernel/client';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { wireForm } from '../recovery/wire-form.ts';
import { type CodeKind, isCode, SecondCodeField } from './second-code-field.tsx';

/** What the reader gave to confirm a change. */
export interface Confirmed {
  readonly password?: string;
  readonly code: string;
}

type FieldName = 'password' | 'code';
const FIELD_OF: Readonly<Record<string, FieldName>> = {
  CREDENTIALS_WRONG: 'password',
  SECOND_CODE_WRONG: 'code',
};
const EMPTY = { password: '', code: '' };

/** Asks whether a change is meant, and for what confirms it: the password, a code of the second step, both or neither. */
export function ConfirmDialog({
  title,
  explain,
  label,
  isDanger = false,
  asks,
  act,
  onClose,
}: {
  readonly title: string;
  readonly explain: ReactNode;
  readonly label: string;
  readonly isDanger?: boolean;
  readonly asks: { readonly password: boolean; readonly code: boolean };
  /** Rejects with an ApiError if the change was refused; the dialog then stays. */
  readonly act: (confirmed: Confirmed) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('second-factor');
  const errorText = useErrorText();
  const [fields, setFields] = useState(EMPTY);
  const [kind, setKind] = useState<CodeKind>('app');
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const inputs = { password, code };

  function type(name: FieldName, text: string) {
    setFields((now) => ({ ...now, [name]: text }));
    setFaults(({ [name]: _gone, ...others }) => others);
  }

  function show(found: Partial<Record<FieldName, string>>): boolean {
    setFaults(found);
    const first = (['password', 'code'] as const).find((name) => found[name]);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
  }

  async function send() {
    if (busy) return;
    const missing = {
      ...(asks.password && fields.password === '' && { password: t('confirm.passwordMissing') }),
      ...(asks.code && !isCode(kind, fields.code) && { code: t(`code.missing.${kind}`) }),
    };
    if (show(missing)) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await act({ ...(await wireForm(fields.password)), code: fields.code });
    } catch (error) {
      const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
      if (field) {
        setFields((now) => ({ ...now, [field]: '' }));
        show({ [field]: errorText(error) });
      } else setRefusal(error);
      setBusy(false);
    }
  }

  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <FormDialog
      title={title}
      send={label}
      cancel={t('confirm.cancel')}
      isDanger={isDanger}
      busy={busy}
      error={refusal}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{explain}</p>
      {asks.password && (
        <TextField
          ref={password}
          name="password"
          type="password"
          label={t('confirm.password')}
          error={faults.password}
          autoComplete="current-password"
          maxLength={64}
          value={fields.password}
          onChange={(event) => type('password', event.target.value)}
        />
      )}
      {asks.code && (
        <>
          <SecondCodeField
            ref={code}
            kind={kind}
            value={fields.code}
            onChange={(text) => type('code', text)}
            error={faults.code}
          />
          <div>
            <Button
              kind="text"
              size="small"
              onClick={() => {
                setKind(other);
                type('code', '');
              }}
            >
              {t(`step.use.${other}`)}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
