import { listStaffTopics } from '@lectern/contracts/shelf/topics/list-staff-topics';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffTextList } from '../../../../components/staff/staff-text-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { RemoveTopic } from './remove-topic.tsx';
import { TopicForm } from './topic-form.tsx';

const ROWS = 20;

/** The topics of the library, drafts too, to add and change them. */
export default function StaffTopicsPage() {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const page = usePageNumber();
  const answer = useCall(listStaffTopics, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <StaffTextList
      words={{
        title: t('staff.title'),
        hint: t('staff.hint'),
        add: t('staff.add'),
        change: t('staff.change'),
        remove: t('staff.remove'),
      }}
      texts={answer.data?.topics.map(
        ({ id, title, className, shownFrom, shownTo, updatedAt, isOpen, isFeatured }) => ({
          id,
          title,
          facts: factLine(
            className,
            t('updated', { day: format.dayOf(updatedAt) }),
            shownFrom ? t('shownFrom', { day: format.date(shownFrom) }) : '',
            shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
          ),
          pills: (
            <>
              <Pill tone={isOpen ? 'ok' : 'warn'}>{t(isOpen ? 'staff.open' : 'staff.draft')}</Pill>
              {isFeatured && <Pill tone="accent">{t('staff.featured')}</Pill>}
            </>
          ),
        }),
      )}
      list={{
        answer,
        page,
        rows: ROWS,
        label: t('pages'),
        empty: (
          <EmptyState
            icon={<Newspaper size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        ),
      }}
      form={(id, close) => <TopicForm id={id} onClose={close} />}
      removal={(topic, close) => <RemoveTopic topic={topic} onClose={close} />}
    />
  );
}
