import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import type { Service } from '@lectern/contracts/talk/feedback/service-request';
import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { offeredEntries } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { OwnConversation } from '../components/own-conversation.tsx';
import styles from '../feedback.module.css';
import { ENTRY_OF_SERVICE, type FieldValues, SERVICE_FIELDS } from './service-fields.ts';
import { ServiceForm } from './service-form.tsx';

const ROWS = 20;

/**
 * A service that the reader asks the desk for by a form, and what the desk answered. `?new=1` opens the form with what else is in the
 * address.
 */
export default function ServiceSection({
  service,
  isExpert,
}: {
  readonly service: Service;
  readonly isExpert: boolean;
}) {
  const { t } = useTranslation('feedback');
  const { t: words } = useTranslation('components');
  const { settings } = useTenant();
  const [query, setQuery] = useSearchParams();
  const isLedHere = query.has('new');
  const [isOpen, setIsOpen] = useState(false);
  const page = usePageNumber();
  const answer = useCall(listFeedback, { kind: service, page, rows: ROWS }, { keepPrevious: true });
  const entry = ENTRY_OF_SERVICE[service];
  const nothing = () => false;
  const isOffered = offeredEntries({ settings, isExpert, hasSection: nothing, hasPage: nothing }).some(
    ({ name, to }) => name === entry && to !== undefined,
  );
  const close = () => {
    setIsOpen(false);
    if (isLedHere) setQuery({}, { replace: true });
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{words(`personalMenu.${entry}`)}</h1>
        {isOffered && (
          <Button
            kind="primary"
            icon={<MessageSquarePlus size={18} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t(`services.${service}.ask`)}
          </Button>
        )}
      </div>
      <p className={`muted ${styles.intro}`}>
        {t(isOffered ? `services.${service}.about` : 'services.notOffered')}
      </p>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('services.pages')}
        empty={
          <EmptyState
            icon={<MessagesSquare size={36} strokeWidth={1.4} />}
            title={t('services.none')}
            hint={isOffered && t('services.noneHint')}
          />
        }
      >
        {answer.data?.feedback.map((one) => (
          <OwnConversation key={one.id} feedback={one} />
        ))}
      </PagedList>
      {(isOpen || isLedHere) && isOffered && (
        <ServiceForm
          service={service}
          first={inAddress(service, query)}
          recordId={query.get('recordId') ?? ''}
          onClose={close}
        />
      )}
    </>
  );
}

/** What the address says of the fields of a form. */
function inAddress(service: Service, query: URLSearchParams): FieldValues {
  return Object.fromEntries(
    SERVICE_FIELDS[service].flatMap(({ name, most }) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, most)]] : [];
    }),
  );
}
