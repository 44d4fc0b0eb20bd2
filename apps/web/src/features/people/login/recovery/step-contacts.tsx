import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { forgetStep, signInStep } from '../../../../lib/sign-in-step.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { BindForm, type Bound } from './bind-form.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { type ContactStep, contactOf, type Demand, demandOf, kindsToBind } from './demanded-contacts.ts';
import styles from './recovery.module.css';

/** What a step of a sign-in demands and why, the form for it, and the way out. */
export function StepContacts({
  step,
  onBound,
}: {
  readonly step: ContactStep;
  readonly onBound: (bound: Bound) => Promise<void>;
}) {
  const { t } = useTranslation('recovery');
  const { settings } = useTenant();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ContactKind>('mail');
  const contacts = useQuery({
    queryKey: ['contacts-of-step', signInStep.get()?.token ?? ''],
    queryFn: ({ signal }) => api.call(getContacts, {}, { signal }),
    retry: false,
  });
  const demand: Demand = demandOf(step, settings);
  const { data } = contacts;
  const kinds = data ? kindsToBind(demand, data) : [];
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  const verified = data ? CONTACT_KINDS.filter((one) => contactOf(data, one).isVerified) : [];

  /** The step ends in this tab even if the connection is lost: its session lives for minutes only. */
  async function leave() {
    await api.call(signOut, {}).catch(() => undefined);
    forgetStep();
    await navigate('/login', { replace: true });
  }

  return (
    <div className={styles.form}>
      <p className="muted">{t(`bind.reasons.${step}`)}</p>
      <p>{t(`bind.demands.${demand}`)}</p>
      {contacts.isPending && (
        <Loading>
          <Skeleton width="100%" height="220px" />
        </Loading>
      )}
      {contacts.error && <ErrorState error={contacts.error} onRetry={() => void contacts.refetch()} />}
      {data &&
        verified.map((one) => (
          <Notice key={one}>{t(`bind.already.${one}`, { contact: contactOf(data, one).value })}</Notice>
        ))}
      {data && !kind && <Notice tone="warn">{t('bind.impossible')}</Notice>}
      <ContactChoice kinds={kinds} chosen={kind} onChoose={setChosen} />
      {data && kind && <BindForm key={kind} kind={kind} contacts={data} onBound={onBound} />}
      <Button kind="text" onClick={() => void leave()}>
        {t('bind.signOut')}
      </Button>
    </div>
  );
}
