import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { followEntry } from '../../../../lib/follow-entry.ts';
import { forgetStep, signInStep } from '../../../../lib/sign-in-step.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { useReturn } from '../use-return.ts';
import type { Bound } from './bind-form.tsx';
import { ContactsWithoutStep } from './contacts-without-step.tsx';
import styles from './recovery.module.css';
import { StepContacts } from './step-contacts.tsx';

/** /forceBinding and /ssoBindMobile: a contact that the library wants before the reader is signed in. Then the sign-in goes on. Without one, the form says so. */
export default function BindingPage() {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const goBack = useReturn();
  const step = useExternalStore(signInStep);
  const [state, setState] = useState<'binding' | 'finishing' | 'failed'>('binding');
  const [failure, setFailure] = useState<unknown>();
  const name = step?.step === 'forceBinding' || step?.step === 'ssoBindMobile' ? step.step : undefined;

  /** The contact is bound. If something fails now, the reader signs in anew, and the contact is not asked for again. */
  async function goOn({ entry }: Bound) {
    showToast('ok', t('bind.done'));
    for (const { path } of [getContacts, getPatron]) void queries.invalidateQueries({ queryKey: [path] });
    if (!entry || !step) return;
    if (entry.next === '') setState('finishing');
    try {
      const outcome = await followEntry(entry, step.loginType);
      if (outcome.kind === 'signed-in') goBack();
      else await navigate(outcome.path, { replace: true });
    } catch (error) {
      forgetStep();
      setFailure(error);
      setState('failed');
    }
  }

  return (
    <div className={styles.page}>
      <Card padded>
        <h1>{t('bind.title')}</h1>
        {name && <StepContacts key={step?.token} step={name} onBound={goOn} />}
        {!name && state === 'finishing' && (
          <Loading>
            <Skeleton width="100%" height="120px" />
          </Loading>
        )}
        {!name && state === 'binding' && <ContactsWithoutStep onBound={goOn} />}
        {!name && state === 'failed' && (
          <div className={styles.form}>
            <Notice tone="bad">{errorText(failure)}</Notice>
            <p>{t('bind.signInAgain')}</p>
            <ButtonLink wide kind="primary" to="/login">
              {t('bind.toLogin')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}
