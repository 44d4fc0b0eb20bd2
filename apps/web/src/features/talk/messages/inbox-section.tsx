import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { updateReadFlag } from '@lectern/contracts/talk/messages/update-read-flag';
import { CheckCheck, Inbox, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { MessageRow } from './components/message-row.tsx';
import styles from './messages.module.css';

const ROWS = 20;

/** What the library told the reader, newest first. Filter and page are in the address. */
export default function InboxSection() {
  const { t } = useTranslation('messages');
  const [query, setQuery] = useSearchParams();
  const errorText = useErrorText();
  const isUnread = query.get('show') === 'unread';
  const page = usePageNumber();
  const input = { ...(isUnread && { readFlag: '0' as const }), page, rows: ROWS };
  const answer = useCall(getMessages, input, { keepPrevious: true });
  const { data } = answer;
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
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={isUnread ? { show: 'unread' } : {}}
        empty={
          isUnread ? (
            <EmptyState
              icon={icon}
              title={t('noneUnread')}
              actions={<Button onClick={() => setQuery({})}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState icon={icon} title={t('none')} hint={t('noneHint')} />
          )
        }
      >
        {data?.messages.map((message) => (
          <MessageRow key={message.msgId} message={message} />
        ))}
      </PagedList>
    </>
  );
}
