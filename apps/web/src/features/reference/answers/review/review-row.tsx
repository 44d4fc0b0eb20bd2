import type { ReviewedAnswer } from '@lectern/contracts/reference/ai/reviewed-answer';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { QueueRow } from '../../../../components/staff/queue/queue-row.tsx';
import { plainMarkdown } from '../../../../lib/plain-markdown.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../answers.module.css';

/** A question with its answer and the works that the answer named, and what is done with it. */
export function ReviewRow({
  answer,
  isMarked,
  busy,
  onMark,
  onReview,
  onWrite,
}: {
  readonly answer: ReviewedAnswer;
  readonly isMarked: boolean;
  readonly busy: boolean;
  readonly onMark: () => void;
  readonly onReview: () => void;
  readonly onWrite: () => void;
}) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const { question, reply, sources, answeredBy, isKnown, isDisliked, day, isReviewed } = answer;
  const of = <span className="hidden-visually"> {question}</span>;
  return (
    <QueueRow className={styles.row} isMarked={isMarked} onMark={onMark}>
      <div>
        <h2 dir="auto">{question}</h2>
        <p className={styles.pills}>
          {isDisliked && <Pill tone="bad">{t('review.disliked')}</Pill>}
          {!isKnown && <Pill tone="warn">{t('review.unknown')}</Pill>}
          <Pill>{t(`by.${answeredBy}`)}</Pill>
          <span className="muted small num">{format.date(day)}</span>
        </p>
        <p className={styles.reply}>{plainMarkdown(reply).trim() || t('review.noReply')}</p>
        {sources.length > 0 && (
          <ul className={styles.sources} aria-label={t('review.sources')}>
            {sources.map(({ recordId, title }) => (
              <li key={recordId}>{title}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.tools}>
        <Button size="small" kind="primary" aria-keyshortcuts="W" onClick={onWrite}>
          {t('review.write')}
          {of}
        </Button>
        <Button size="small" busy={busy && isMarked} aria-keyshortcuts="D" onClick={onReview}>
          {t(isReviewed ? 'review.putBack' : 'review.take')}
          {of}
        </Button>
      </div>
    </QueueRow>
  );
}
