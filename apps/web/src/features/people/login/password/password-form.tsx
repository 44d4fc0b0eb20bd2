import { ApiError } from '@lectern/contracts/kernel/client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../recovery/recovery.module.css';
import {
  type PasswordContext,
  type PasswordFaults,
  type PasswordField as PasswordFieldName,
  type PasswordFields,
  passwordFaults,
} from './password-check.ts';
import { PasswordField } from './password-field.tsx';
import { RequirementList } from './requirement-list.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const EMPTY: PasswordFields = { old: '', password: '', confirmation: '' };
const ORDER = ['old', 'password', 'confirmation'] as const;

/** The field that a refusal of the server is about. Any other refusal is shown above the form. */
const REFUSED_FIELDS: Readonly<Partial<Record<string, PasswordFieldName>>> = {
  CREDENTIALS_WRONG: 'old',
  PASSWORD_RULE_SIMPLE: 'password',
  PASSWORD_RULE_STRONG: 'password',
  PASSWORD_IS_ACCOUNT: 'password',
  PASSWORD_UNCHANGED: 'password',
};

/**
 * A new password, its confirmation and, where it is asked for, the old password. The faults of all fields are reported at once; a fault
 * goes when its field changes.
 */
export function PasswordForm({
  context,
  send,
}: {
  readonly context: PasswordContext;
  /** Rejects with an ApiError if the password was not changed. */
  readonly send: (fields: PasswordFields) => Promise<void>;
}) {
  const { t } = useTranslation('password');
  const errorText = useErrorText();
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const old = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const inputs = { old, password, confirmation };
  const refused = refusedField(refusal);

  function type(name: PasswordFieldName, value: string) {
    setFields((now) => ({ ...now, [name]: value }));
    setFaults(({ [name]: _gone, ...others }) => others);
    if (refused === name) setRefusal(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = passwordFaults(fields, context);
    setFaults(found);
    setRefusal(undefined);
    const first = ORDER.find((name) => found[name]);
    if (first) return inputs[first].current?.focus();
    setIsSending(true);
    try {
      await send(fields);
    } catch (error) {
      setRefusal(error);
      const name = refusedField(error);
      if (name) inputs[name].current?.focus();
      setIsSending(false);
    }
  }

  const field = (name: PasswordFieldName) => {
    const fault = faults[name];
    return {
      ref: inputs[name],
      name,
      value: fields[name],
      error: fault ? t(`faults.${fault}`) : refused === name ? refusedWords(name) : undefined,
      onChange: (event: { readonly target: { readonly value: string } }) => type(name, event.target.value),
    };
  };
  const refusedWords = (name: PasswordFieldName) =>
    name === 'old' ? t('faults.oldWrong') : errorText(refusal);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal !== undefined && !refused && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {/* For password managers: the account that the new password is for. */}
      <input type="text" name="username" autoComplete="username" value={context.account} readOnly hidden />
      {context.withOld && (
        <PasswordField {...field('old')} label={t('old')} autoComplete="current-password" />
      )}
      <div>
        <PasswordField
          {...field('password')}
          label={t('new')}
          hint={<RequirementList password={fields.password} {...context} />}
          autoComplete="new-password"
        />
        <StrengthMeter password={fields.password} />
      </div>
      <PasswordField {...field('confirmation')} label={t('confirmation')} autoComplete="new-password" />
      <Button type="submit" kind="primary" wide busy={isSending}>
        {t(isSending ? 'saving' : 'save')}
      </Button>
    </form>
  );
}

function refusedField(refusal: unknown): PasswordFieldName | undefined {
  return refusal instanceof ApiError ? REFUSED_FIELDS[refusal.code] : undefined;
}
