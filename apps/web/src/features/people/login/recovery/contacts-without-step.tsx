import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { session } from '../../../../lib/session-store.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { BindForm, type Bound } from './bind-form.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { type Contacts, contactOf, demandOf } from './demanded-contacts.ts';
import styles from './recovery.module.css';

/** The contacts of somebody who has not said who it is. */
const UNKNOWN: Contacts = {
  email: '',
  phone: '',
  emailFlag: '0',
  phoneFlag: '0',
  canMail: true,
  canPhone: true,
  needsPassword: false,
  remainTimes: 1,
  mailCodeTimes: 1,
  bindTimes: 1,
};

/** The form of the page where no sign-in waits for a contact: for a signed-in reader, or with what is missing first. */
export function ContactsWithoutStep({ onBound }: { readonly onBound: (bound: Bound) => Promise<void> }) {
  const isSignedIn = useExternalStore(session) !== undefined;
  return isSignedIn ? <OfReader onBound={onBound} /> : <OfNobody />;
}

function OfNobody() {
  const { t } = useTranslation('recovery');
  const { settings } = useTenant();
  const demand = demandOf('forceBinding', settings);
  const [chosen, setChosen] = useState<ContactKind>(demand === 'phone' ? 'phone' : 'mail');
  const kinds = demand === 'mail' || demand === 'phone' ? [demand] : CONTACT_KINDS;
  return (
    <div className={styles.form}>
      <Notice tone="warn">{t('bind.notSignedIn')}</Notice>
      <ButtonLink wide kind="primary" to="/login">
        {t('bind.toLogin')}
      </ButtonLink>
      <ContactChoice kinds={kinds} chosen={chosen} onChoose={setChosen} />
      <BindForm
        key={chosen}
        kind={chosen}
        contacts={UNKNOWN}
        onBound={() => undefined}
        lacks={t('bind.notSignedIn')}
      />
    </div>
  );
}

function OfReader({ onBound }: { readonly onBound: (bound: Bound) => Promise<void> }) {
  const { t } = useTranslation('recovery');
  const { data, error, refetch } = useCall(getContacts, {});
  const [chosen, setChosen] = useState<ContactKind>('mail');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton width="100%" height="220px" />
      </Loading>
    );
  }
  const kinds = CONTACT_KINDS.filter((kind) => contactOf(data, kind).canSend);
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  return (
    <div className={styles.form}>
      <Notice>{t('bind.nothing')}</Notice>
      {CONTACT_KINDS.filter((one) => contactOf(data, one).isVerified).map((one) => (
        <Notice key={one}>{t(`bind.already.${one}`, { contact: contactOf(data, one).value })}</Notice>
      ))}
      {!kind && <Notice tone="warn">{t('bind.impossible')}</Notice>}
      <ContactChoice kinds={kinds} chosen={kind} onChoose={setChosen} />
      {kind && <BindForm key={kind} kind={kind} contacts={data} onBound={onBound} />}
      <ButtonLink wide kind="text" to="/home">
        {t('bind.home')}
      </ButtonLink>
    </div>
  );
}
