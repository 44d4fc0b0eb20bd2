import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { COMMENT_SORTS, userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type InvitedKind, OwnReviewCard } from './components/own-review.tsx';
import { ReviewRow } from './components/review-row.tsx';
import { Spread } from './components/spread.tsx';
import { Stars } from './components/stars.tsx';
import styles from './reviews.module.css';

const ROWS = 10;
/** The most rows that one call answers. */
const MOST_ROWS = 100;

/** What readers say about a work: average and spread, the reader's own review, and the texts of others. */
export default function ReviewsOfRecord({
  recordId,
  title,
  kind = 'bib',
}: {
  readonly recordId: string;
  readonly title: string;
  /** What it is, for the words that invite to say something. */
  readonly kind?: InvitedKind;
}) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const [sort, setSort] = useState<(typeof COMMENT_SORTS)[number]>('new');
  const [rows, setRows] = useState(ROWS);
  const scores = useCall(getUserScore, { recordIds: [recordId] });
  const list = useCall(userCommentList, { recordId, sort, rows }, { keepPrevious: true });
  const score = scores.data?.[0];
  const error = list.error ?? scores.error;
  if (error)
    return <ErrorState error={error} onRetry={() => void Promise.all([list.refetch(), scores.refetch()])} />;
  if (!score || !list.data)
    return (
      <Loading>
        <Skeleton height="180px" radius="12px" />
      </Loading>
    );
  const { total, comments } = list.data;
  return (
    <>
      <div className={styles.top}>
        <Card padded>
          {score.average === null ? (
            <p className="muted">{t('unrated')}</p>
          ) : (
            <div className={styles.score}>
              <span className={styles.average}>{format.number(score.average)}</span>
              <span>
                <Stars stars={score.average} />
                <br />
                <span className="muted small">
                  {t('ratings', { count: score.count, number: format.number(score.count) })}
                </span>
              </span>
            </div>
          )}
          <Spread score={score} />
        </Card>
        <OwnReviewCard recordId={recordId} title={title} kind={kind} />
      </div>
      {total === 0 ? (
        <Card>
          <EmptyState
            icon={<MessageSquareText size={36} strokeWidth={1.4} />}
            title={t('none')}
            hint={t(kind === 'bib' ? 'noneHint' : 'noneHintDatabase')}
          />
        </Card>
      ) : (
        <>
          <div className={styles.head}>
            <span className="muted">{t('texts', { count: total, number: format.number(total) })}</span>
            <SelectMenu
              label={t('sort.label')}
              value={sort}
              options={COMMENT_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              onChange={setSort}
            />
          </div>
          <Card as="ul">
            {comments.map((comment) => (
              <ReviewRow key={comment.commentId} comment={comment} />
            ))}
          </Card>
          {total > rows && rows < MOST_ROWS && (
            <Button busy={list.isPlaceholderData} onClick={() => setRows(Math.min(MOST_ROWS, rows + 20))}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
