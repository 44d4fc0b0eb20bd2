import { getMessages } from '@lectern/contracts/messages/get-messages';
import { updateReadFlag } from '@lectern/contracts/messages/update-read-flag';
import { CheckCheck, Inbox, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SelectMenu } from '../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { MessageRow } from './components/message-row.tsx';
import styles from './messages.module.css';

const ROWS = 20;

/** What the library told the reader, newest first. Filter and page are in the address. */
export default function InboxSection() {
  const { t } = useTranslation('messages');
  const [query, setQuery] = useSearchParams();
  const errorText = useErrorText();
  const isUnread = query.get('show') === 'unread';
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const input = { ...(isUnread && { readFlag: '0' as const }), page, rows: ROWS };
  const { data, error, isPending, refetch } = useCall(getMessages, input, { keepPrevious: true });
  const markAll = useAction(updateReadFlag, {
    invalidates: [getMessages],
    onRefused: (refusal) => showToast('bad', errorText(refusal)),
  });
  const icon = <Inbox size={36} strokeWidth={1.4} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <div className={styles.tools}>
          <ButtonLink
            kind="text"
            icon={<Settings2 size={18} aria-hidden />}
            to="/personalCenter/information?part=messages"
          >
            {t('toChoices')}
          </ButtonLink>
          {data && data.unread > 0 && (
            <Button
              kind="text"
              busy={markAll.running}
              icon={<CheckCheck size={18} aria-hidden />}
              onClick={() => markAll.start({})}
            >
              {t('markAll')}
            </Button>
          )}
          {(isUnread || data?.total !== 0) && (
            <SelectMenu
              label={t('show')}
              value={isUnread ? 'unread' : ''}
              options={[
                { value: '', label: t('all') },
                { value: 'unread', label: t('unreadOnly') },
              ]}
              onChange={(next) => setQuery(next ? { show: next } : {}, { replace: true })}
            />
          )}
        </div>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {data?.total === 0 && (
        <Card>
          {isUnread ? (
            <EmptyState
              icon={icon}
              title={t('noneUnread')}
              actions={<Button onClick={() => setQuery({})}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState icon={icon} title={t('none')} hint={t('noneHint')} />
          )}
        </Card>
      )}
      {data && data.total > 0 && (
        <>
          <Card as="ul" className={styles.list}>
            {data.messages.map((message) => (
              <MessageRow key={message.msgId} message={message} />
            ))}
          </Card>
          <Pager
            page={page}
            rows={ROWS}
            total={data.total}
            label={t('pages')}
            to={(next) =>
              `?${new URLSearchParams({ ...(isUnread && { show: 'unread' }), page: String(next) })}`
            }
          />
        </>
      )}
    </>
  );
}
