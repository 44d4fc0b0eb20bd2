import { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { isCode, SecondCodeField } from './second-code-field.tsx';
import styles from './sign-in-section.module.css';

/** A secret for an app that shows codes. */
export type Enrolment = OutputOf<(typeof beginTwoSteps)['output']>;

/** Shows the secret as a picture and as text, and takes the first code of the app. Answers the recovery codes. */
export function EnrolDialog({
  enrolment: { img, secret, address },
  onDone,
  onClose,
}: {
  readonly enrolment: Enrolment;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('second-factor');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function confirm() {
    if (busy) return;
    if (!isCode('app', code)) {
      setFault(t('code.missing.app'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      onDone((await api.call(confirmTwoSteps, { code })).recoveryCodes);
    } catch (error) {
      setBusy(false);
      setCode('');
      if (error instanceof ApiError && error.code === 'SECOND_CODE_WRONG') setFault(errorText(error));
      else setRefusal(error);
      field.current?.focus();
    }
  }

  return (
    <FormDialog
      title={t('twoSteps.title')}
      send={t('enrol.confirm')}
      cancel={t('confirm.cancel')}
      busy={busy}
      error={refusal}
      onSend={() => void confirm()}
      onClose={onClose}
    >
      <ol className={styles.steps}>
        <li>{t('enrol.scan')}</li>
        <li>{t('enrol.type')}</li>
      </ol>
      <img className={styles.picture} src={img} alt={t('enrol.picture')} />
      <p>
        {t('enrol.orSecret')} <br />
        <span className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <p>
        <a href={address}>{t('enrol.open')}</a>
      </p>
      <SecondCodeField
        ref={field}
        kind="app"
        value={code}
        onChange={(text) => {
          setCode(text);
          setFault(undefined);
        }}
        error={fault}
      />
    </FormDialog>
  );
}
