import { changePassword } from '@lectern/contracts/password/change-password';
import { forceChangePassword } from '@lectern/contracts/password/force-change-password';
import { getPasswordState } from '@lectern/contracts/password/get-password-state';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { signInStep } from '../../../lib/sign-in-step.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { useSession } from '../../../lib/use-session.ts';
import {
  NewPasswordFields,
  NO_PASSWORD,
  type PasswordFaults,
  useNewPasswordCheck,
} from './new-password-fields.tsx';
import styles from './recovery.module.css';
import { useEntry } from './use-entry.ts';

/** /modifyPassword: the step of a sign-in with an initial or old password, and the change by a reader who is signed in. */
export default function ModifyPasswordPage() {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const { signedIn } = useSession();
  const step = useExternalStore(signInStep);
  const isStep = !signedIn && step?.step === 'modifyPassword';
  const state = useQuery({
    queryKey: ['password-state', step?.token ?? '', signedIn],
    queryFn: ({ signal }) => api.call(getPasswordState, {}, { signal }),
    enabled: signedIn || isStep,
    retry: false,
  });
  return (
    <div className={styles.page}>
      <Card padded>
        <h1>{t('modify.title')}</h1>
        {!signedIn && !isStep && (
          <div className={styles.form}>
            <Notice>{t('modify.signInFirst')}</Notice>
            <ButtonLink kind="primary" wide to="/login">
              {t('reset.signIn')}
            </ButtonLink>
          </div>
        )}
        {isStep && step.message !== '' && <Notice tone="warn">{step.message}</Notice>}
        {state.isLoading && <Skeleton width="100%" height="220px" />}
        {state.error && <Notice tone="bad">{errorText(state.error)}</Notice>}
        {state.data?.updatePwdFlag === '0' && <Notice>{t('modify.elsewhere')}</Notice>}
        {state.data?.updatePwdFlag === '1' && <PasswordForm account={state.data.account} isStep={isStep} />}
      </Card>
    </div>
  );
}

function PasswordForm({ account, isStep }: { readonly account: string; readonly isStep: boolean }) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const follow = useEntry();
  const check = useNewPasswordCheck(account);
  const [old, setOld] = useState('');
  const [value, setValue] = useState(NO_PASSWORD);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [oldMissing, setOldMissing] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { encryptWirePassword: wire } = await import('@lectern/rules/wire-cipher');
      const password = wire(value.password);
      if (isStep) {
        const entry = await api.call(forceChangePassword, { password });
        showToast('ok', t('modify.done'));
        await follow(entry);
      } else {
        await api.call(changePassword, { oldPassword: wire(old), password });
        setOld('');
        setValue(NO_PASSWORD);
        showToast('ok', t('modify.done'));
      }
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(value);
    const lacksOld = !isStep && old === '';
    setFaults(found);
    setOldMissing(lacksOld);
    if (!busy && !lacksOld && Object.keys(found).length === 0) void send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {!isStep && (
        <TextField
          name="oldPassword"
          type="password"
          label={t('modify.old')}
          error={oldMissing ? t('modify.oldMissing') : undefined}
          autoComplete="current-password"
          maxLength={64}
          value={old}
          onChange={(event) => {
            setOld(event.target.value);
            setOldMissing(false);
          }}
        />
      )}
      <NewPasswordFields
        value={value}
        faults={faults}
        onChange={(next) => {
          setValue(next);
          setFaults({});
        }}
      />
      {!isStep && <p className="muted small">{t('modify.othersEnd')}</p>}
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('password.save')}
      </Button>
    </form>
  );
}
