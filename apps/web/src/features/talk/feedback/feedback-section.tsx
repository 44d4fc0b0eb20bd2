import { FEEDBACK_LISTS } from '@lectern/contracts/talk/feedback/feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { FeedbackForm } from './components/feedback-form.tsx';
import { OwnConversation } from './components/own-conversation.tsx';
import styles from './feedback.module.css';
import { listTabs } from './list-tabs.ts';

const ROWS = 20;

/** The reader's conversations with the library. List and page are in the address. */
export default function FeedbackSection() {
  const { t } = useTranslation('feedback');
  const [query, setQuery] = useSearchParams();
  const from = query.get('from');
  const [isWriting, setIsWriting] = useState(from !== null);
  const list = FEEDBACK_LISTS.find((one) => one === query.get('list')) ?? 'all';
  const page = usePageNumber();
  const close = () => {
    setIsWriting(false);
    if (from !== null) setQuery({}, { replace: true });
  };
  const answer = useCall(listFeedback, { list, page, rows: ROWS }, { keepPrevious: true });
  const write = (
    <Button
      kind="primary"
      icon={<MessageSquarePlus size={18} aria-hidden />}
      onClick={() => setIsWriting(true)}
    >
      {t('write')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        {write}
      </div>
      <Tabs
        label={t('lists.label')}
        items={listTabs(t, answer.data?.counts)}
        active={list}
        onChange={(next) => setQuery(next === 'all' ? {} : { list: next }, { replace: true })}
      >
        <div>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('pages')}
            query={{ list }}
            empty={
              <EmptyState
                icon={<MessagesSquare size={36} strokeWidth={1.4} />}
                title={t(list === 'all' ? 'none' : 'noneHere')}
                hint={t('noneHint')}
              />
            }
          >
            {answer.data?.feedback.map((one) => (
              <OwnConversation key={one.id} feedback={one} />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {isWriting && <FeedbackForm {...aboutPage(from)} onClose={close} />}
    </>
  );
}

/** The page of this portal that the link in the footer was pressed on. */
function aboutPage(from: string | null): { readonly page?: string } {
  if (!from?.startsWith('/')) return {};
  return { page: `${location.origin}${location.pathname}#${from}` };
}
