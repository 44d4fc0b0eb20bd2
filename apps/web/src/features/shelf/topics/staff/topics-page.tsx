import { listStaffTopics } from '@lectern/contracts/shelf/topics/list-staff-topics';
import { Newspaper, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../topics.module.css';
import { RemoveTopic } from './remove-topic.tsx';
import { TopicForm } from './topic-form.tsx';

const ROWS = 20;

type Open =
  | { readonly form: 'topic'; readonly id?: string }
  | { readonly form: 'remove'; readonly topic: { readonly id: string; readonly title: string } };

/** The topics of the library, drafts too, to add and change them. */
export default function StaffTopicsPage() {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const page = usePageNumber();
  const [open, setOpen] = useState<Open>();
  const list = useCall(listStaffTopics, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'topic' })}
        >
          {t('staff.add')}
        </Button>
      </PageHead>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            icon={<Newspaper size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        }
      >
        {list.data?.topics.map((topic) => (
          <li key={topic.id} className={styles.row}>
            <div>
              <h2 dir="auto">{topic.title}</h2>
              <p className="muted small num">
                {factLine(
                  topic.className,
                  t('updated', { day: format.date(topic.updatedAt.slice(0, 10)) }),
                  topic.shownFrom ? t('shownFrom', { day: format.date(topic.shownFrom) }) : '',
                  topic.shownTo ? t('shownTo', { day: format.date(topic.shownTo) }) : '',
                )}
              </p>
              <p className={styles.pills}>
                <Pill tone={topic.isOpen ? 'ok' : 'warn'}>
                  {t(topic.isOpen ? 'staff.open' : 'staff.draft')}
                </Pill>
                {topic.isFeatured && <Pill tone="accent">{t('staff.featured')}</Pill>}
              </p>
            </div>
            <div className={styles.tools}>
              <Button size="small" onClick={() => setOpen({ form: 'topic', id: topic.id })}>
                {t('staff.change')}
                <span className="hidden-visually"> {topic.title}</span>
              </Button>
              <Button size="small" kind="text" onClick={() => setOpen({ form: 'remove', topic })}>
                {t('staff.remove')}
                <span className="hidden-visually"> {topic.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </PagedList>
      {open?.form === 'topic' && <TopicForm id={open.id} onClose={close} />}
      {open?.form === 'remove' && <RemoveTopic topic={open.topic} onClose={close} />}
    </>
  );
}
