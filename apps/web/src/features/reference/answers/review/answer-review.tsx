import { listAnswersToReview, REVIEW_LISTS } from '@lectern/contracts/reference/ai/list-answers-to-review';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../answers.module.css';
import { AnswerForm } from '../library/answer-form.tsx';
import { ReviewRow } from './review-row.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useAnswerReview } from './use-answer-review.ts';

const ROWS = 20;

/**
 * Answers that did not help and questions without an answer, one after another, without their readers. List and page are in the address.
 */
export function AnswerReview() {
  const { t } = useTranslation('answers');
  const [query, setQuery] = useSearchParams();
  const list = REVIEW_LISTS.find((one) => one === query.get('list')) ?? 'disliked';
  const page = usePageNumber();
  const answer = useCall(listAnswersToReview, { list, page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const answers = answer.data?.answers ?? [];
  const review = useAnswerReview(answers);
  useAnswerKeys(review);
  const { writing } = review;
  const waiting = answer.data?.waiting;
  return (
    <div className={styles.part}>
      <p className="muted">{t('review.hint')}</p>
      <Tabs
        label={t('review.lists')}
        items={REVIEW_LISTS.map((key) => ({
          key,
          label: t(`review.list.${key}`),
          ...(key !== 'reviewed' && waiting && { count: waiting[key] }),
        }))}
        active={list}
        onChange={(key) => setQuery({ tab: 'review', list: key }, { replace: true })}
      >
        <div className={styles.part}>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('review.pages')}
            query={{ tab: 'review', list }}
            empty={
              <EmptyState
                icon={<ThumbsUp size={36} strokeWidth={1.4} aria-hidden />}
                title={t(`review.none.${list}`)}
                hint={t('review.noneHint')}
              />
            }
          >
            {answers.map((one) => (
              <ReviewRow
                key={one.answerId}
                answer={one}
                isMarked={one.answerId === review.marked?.answerId}
                busy={review.busy}
                onMark={() => review.mark(one)}
                onReview={() => review.review(one)}
                onWrite={() => review.write(one)}
              />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {writing && (
        <AnswerForm
          question={writing.question}
          onSaved={() => {
            if (!writing.isReviewed) review.review(writing);
          }}
          onClose={review.close}
        />
      )}
    </div>
  );
}
