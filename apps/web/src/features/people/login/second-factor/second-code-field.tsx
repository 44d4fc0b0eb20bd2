import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';

/** Six digits of an app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

const FORMS: Readonly<Record<CodeKind, RegExp>> = { app: /^\d{6}$/, recovery: /^[a-z0-9]{12}$/i };

/** Whether a text is a code of this kind, however it is written. */
export function isCode(kind: CodeKind, text: string): boolean {
  return FORMS[kind].test(text.replace(/[\s-]/g, ''));
}

/** The field for a code. */
export function SecondCodeField({
  ref,
  kind,
  value,
  onChange,
  error,
  autoFocus = false,
}: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly kind: CodeKind;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const { t } = useTranslation('second-factor');
  return (
    <TextField
      ref={ref}
      name="code"
      className="num"
      label={t(`code.label.${kind}`)}
      hint={t(`code.hint.${kind}`)}
      error={error}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize={kind === 'app' ? 'off' : 'characters'}
      spellCheck={false}
      maxLength={kind === 'app' ? 8 : 20}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
