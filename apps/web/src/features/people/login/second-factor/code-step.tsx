import { ApiError } from '@lectern/contracts/kernel/client';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { proveSecondFactor } from '@lectern/contracts/people/second-factor/prove-second-factor';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { followEntry, followPasswordDemand } from '../../../../lib/follow-entry.ts';
import { forgetStep } from '../../../../lib/sign-in-step.ts';
import type { SignInStep } from '../../../../lib/storage.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../recovery/recovery.module.css';
import { useReturn } from '../use-return.ts';
import { type CodeKind, isCode, SecondCodeField } from './second-code-field.tsx';

/** Asks for a code of the reader's app, or for a recovery code, and leads on. */
export function CodeStep({
  step,
  onFinishing,
}: {
  readonly step: SignInStep;
  readonly onFinishing: (step: SignInStep | undefined) => void;
}) {
  const { t } = useTranslation('second-factor');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const goBack = useReturn();
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function prove() {
    setBusy(true);
    setRefusal(undefined);
    onFinishing(step);
    try {
      const outcome = await entered(code, step);
      if (outcome.kind === 'signed-in') goBack();
      else await navigate(outcome.path, { replace: true });
    } catch (error) {
      onFinishing(undefined);
      setBusy(false);
      setCode('');
      if (error instanceof ApiError && error.code === 'SECOND_CODE_WRONG') setFault(errorText(error));
      else setRefusal(error);
      field.current?.focus();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (isCode(kind, code)) return void prove();
    setFault(t(`code.missing.${kind}`));
    field.current?.focus();
  }

  function change(next: CodeKind) {
    setKind(next);
    setCode('');
    setFault(undefined);
    field.current?.focus();
  }

  /** The step ends in this tab even if the connection is lost: its session lives for minutes only. */
  async function leave() {
    await api.call(signOut, {}).catch(() => undefined);
    forgetStep();
    await navigate('/login', { replace: true });
  }

  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{t(`step.explain.${kind}`)}</p>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <SecondCodeField
        ref={field}
        kind={kind}
        value={code}
        onChange={(text) => {
          setCode(text);
          setFault(undefined);
        }}
        error={fault}
        autoFocus
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('step.go')}
      </Button>
      <div className={styles.actions}>
        <Button kind="text" onClick={() => change(other)}>
          {t(`step.use.${other}`)}
        </Button>
        <Button kind="text" onClick={() => void leave()}>
          {t('step.leave')}
        </Button>
      </div>
    </form>
  );
}

/** Proves the code. What follows is a session, the next step, or the demand for a new password. */
async function entered(code: string, { loginType }: SignInStep) {
  try {
    return await followEntry(await api.call(proveSecondFactor, { code }), loginType);
  } catch (error) {
    const demand = followPasswordDemand(error, loginType);
    if (!demand) throw error;
    return demand;
  }
}
