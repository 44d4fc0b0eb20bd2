import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { Bell, Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { FeedAddress } from './components/feed-address.tsx';
import { Newest } from './components/newest.tsx';
import { SubscriptionDialog } from './components/subscription-dialog.tsx';
import { SubscriptionRow } from './components/subscription-row.tsx';
import styles from './subscriptions.module.css';

const ROWS = 20;

/** What the reader watches in the catalogue, and what came. */
export default function SubscriptionsSection() {
  const { t } = useTranslation('subscriptions');
  const page = usePageNumber();
  const [isAdding, setIsAdding] = useState(false);
  const list = useCall(listSubscriptions, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <div className={styles.actions}>
          <Button kind="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('add')}
          </Button>
          <ButtonLink
            kind="text"
            icon={<Settings2 size={18} aria-hidden />}
            to="/personalCenter/information?part=messages"
          >
            {t('toChoices')}
          </ButtonLink>
        </div>
      </div>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            icon={<Bell size={36} strokeWidth={1.4} aria-hidden />}
            actions={<Button onClick={() => setIsAdding(true)}>{t('add')}</Button>}
          />
        }
      >
        {list.data?.subscriptions.map((one) => (
          <SubscriptionRow key={one.subscriptionId} subscription={one} />
        ))}
      </PagedList>
      <Newest />
      <FeedAddress />
      {isAdding && <SubscriptionDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}
