import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LibraryAnswers } from './library/library-answers.tsx';
import { AnswerCounts } from './review/answer-counts.tsx';
import { AnswerReview } from './review/answer-review.tsx';

const TABS = ['library', 'review', 'counts'] as const;

/** What the assistant answers: the library's own answers, answers that staff look at, and how much is asked. The tab is in the address. */
export default function AnswersPage() {
  const { t } = useTranslation('answers');
  usePageTitle(t('title'));
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'library';
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Tabs
        label={t('tabs.label')}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        active={tab}
        onChange={(key) => setQuery({ tab: key }, { replace: true })}
      >
        {tab === 'library' && <LibraryAnswers />}
        {tab === 'review' && <AnswerReview />}
        {tab === 'counts' && <AnswerCounts />}
      </Tabs>
    </>
  );
}
