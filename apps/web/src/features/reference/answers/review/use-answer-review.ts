import { listAnswersToReview } from '@lectern/contracts/reference/ai/list-answers-to-review';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import type { ReviewedAnswer } from '@lectern/contracts/reference/ai/reviewed-answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MarkedRow, useMarkedRow } from '../../../../components/staff/queue/use-marked-row.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

export interface ReviewOfAnswers extends MarkedRow<ReviewedAnswer> {
  readonly busy: boolean;
  /** The question that a new answer of the library is written for. */
  readonly writing: ReviewedAnswer | undefined;
  /** Takes an answer out of the queue, or puts it back. */
  readonly review: (answer: ReviewedAnswer) => void;
  readonly write: (answer: ReviewedAnswer) => void;
  readonly close: () => void;
}

/** Which of the shown answers is marked, and what is done with it. */
export function useAnswerReview(answers: readonly ReviewedAnswer[]): ReviewOfAnswers {
  const { t } = useTranslation('answers');
  const errorText = useErrorText();
  const row = useMarkedRow(answers);
  const [writing, setWriting] = useState<ReviewedAnswer>();
  const done = useAction(reviewAnswer, {
    invalidates: [listAnswersToReview],
    onDone: ({ isReviewed }) => showToast('ok', t(isReviewed ? 'review.done' : 'review.back')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return {
    ...row,
    busy: done.running,
    writing,
    review: ({ answerId, isReviewed }) => {
      if (!done.running) done.start({ answerId, isReviewed: !isReviewed });
    },
    write: setWriting,
    close: () => setWriting(undefined),
  };
}
