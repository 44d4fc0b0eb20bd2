import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { ContactRow } from './contact-row.tsx';
import styles from './recovery.module.css';

/** The contacts of the reader, as a section of "my account". */
export default function ContactsSection() {
  const { t } = useTranslation('recovery');
  const { data, error, isPending, refetch } = useCall(getContacts, {});
  return (
    <section aria-labelledby="contacts">
      <SectionHeading id="contacts">{t('contacts.heading')}</SectionHeading>
      <Card>
        {isPending && (
          <Loading>
            <Skeleton width="100%" height="160px" />
          </Loading>
        )}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && CONTACT_KINDS.map((kind) => <ContactRow key={kind} kind={kind} contacts={data} />)}
      </Card>
      {data && (
        <p className={classNames('muted small', styles.left)}>
          {t('contacts.left', { count: data.bindTimes })}
        </p>
      )}
    </section>
  );
}
