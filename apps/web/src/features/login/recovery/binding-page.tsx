import { getContacts } from '@lectern/contracts/contacts/get-contacts';
import { CONTACT_KINDS, type ContactKind } from '@lectern/rules/contact-forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { api } from '../../../lib/api.ts';
import { signInStep } from '../../../lib/sign-in-step.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { BindForm } from './bind-form.tsx';
import styles from './recovery.module.css';
import { useEntry } from './use-entry.ts';

/** /forceBinding and /ssoBindMobile: a contact that the library wants before the reader is signed in. */
export default function BindingPage() {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const { settings } = useTenant();
  const follow = useEntry();
  const step = useExternalStore(signInStep);
  const isStep = step?.step === 'forceBinding' || step?.step === 'ssoBindMobile';
  const [chosen, setChosen] = useState<ContactKind>();
  const contacts = useQuery({
    queryKey: ['contacts-of-step', step?.token ?? ''],
    queryFn: ({ signal }) => api.call(getContacts, {}, { signal }),
    enabled: isStep,
    retry: false,
  });
  const wanted = contacts.data
    ? wantedKinds(step?.step === 'ssoBindMobile' ? '4' : settings.bindMailOrPhone, contacts.data)
    : [];
  const kind = chosen && wanted.includes(chosen) ? chosen : wanted[0];
  return (
    <div className={styles.page}>
      <Card padded>
        <h1>{t('bind.title')}</h1>
        {!isStep && (
          <div className={styles.form}>
            <Notice>{t('bind.nothing')}</Notice>
            <ButtonLink wide to="/home">
              {t('bind.home')}
            </ButtonLink>
          </div>
        )}
        {contacts.isLoading && <Skeleton width="100%" height="220px" />}
        {contacts.error && <Notice tone="bad">{errorText(contacts.error)}</Notice>}
        {contacts.data && wanted.length === 0 && <Notice tone="warn">{t('bind.impossible')}</Notice>}
        {isStep && kind && (
          <>
            <p className="muted">{t(wanted.length > 1 ? 'bind.either' : `bind.wanted.${kind}`)}</p>
            {wanted.length > 1 && (
              <fieldset className={styles.ways}>
                <legend>{t('bind.which')}</legend>
                {wanted.map((one) => (
                  <label key={one}>
                    <input type="radio" name="kind" checked={kind === one} onChange={() => setChosen(one)} />
                    {t(`kinds.${one}`)}
                  </label>
                ))}
              </fieldset>
            )}
            <BindForm
              key={kind}
              kind={kind}
              needsPassword={false}
              onBound={async ({ entry }) => {
                showToast('ok', t('bind.done'));
                if (entry) await follow(entry);
              }}
            />
          </>
        )}
      </Card>
    </div>
  );
}

interface Contacts {
  readonly emailFlag: string;
  readonly phoneFlag: string;
  readonly canMail: boolean;
  readonly canPhone: boolean;
}

/** The contacts that are wanted (bindMailOrPhone: 1 either, 2 both, 3 phone, 4 mail), missing, and can be proved by a code. */
function wantedKinds(rule: string, { emailFlag, phoneFlag, canMail, canPhone }: Contacts): ContactKind[] {
  return CONTACT_KINDS.filter((kind) => {
    if (kind === 'mail') return rule !== '3' && emailFlag === '0' && canMail;
    return rule !== '4' && phoneFlag === '0' && canPhone;
  });
}
