import { listAnswersToReview } from '@lectern/contracts/reference/ai/list-answers-to-review';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import type { ReviewedAnswer } from '@lectern/contracts/reference/ai/reviewed-answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

export interface ReviewOfAnswers {
  /** The answer that the keys are for. */
  readonly marked: ReviewedAnswer | undefined;
  readonly busy: boolean;
  /** The question that a new answer of the library is written for. */
  readonly writing: ReviewedAnswer | undefined;
  readonly mark: (answer: ReviewedAnswer) => void;
  /** Marks the answer that is some rows further down. */
  readonly step: (rows: number) => void;
  /** Takes an answer out of the queue, or puts it back. */
  readonly review: (answer: ReviewedAnswer) => void;
  readonly write: (answer: ReviewedAnswer) => void;
  readonly close: () => void;
}

/** Which of the shown answers is marked, and what is done with it. When one leaves the list, the one in its place is marked. */
export function useAnswerReview(answers: readonly ReviewedAnswer[]): ReviewOfAnswers {
  const { t } = useTranslation('answers');
  const errorText = useErrorText();
  const [at, setAt] = useState(0);
  const [writing, setWriting] = useState<ReviewedAnswer>();
  const place = Math.min(at, answers.length - 1);
  const done = useAction(reviewAnswer, {
    invalidates: [listAnswersToReview],
    onDone: ({ isReviewed }) => showToast('ok', t(isReviewed ? 'review.done' : 'review.back')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return {
    marked: answers[place],
    busy: done.running,
    writing,
    mark: (answer) => setAt(answers.indexOf(answer)),
    step: (rows) => setAt(Math.max(0, Math.min(answers.length - 1, place + rows))),
    review: ({ answerId, isReviewed }) => {
      if (!done.running) done.start({ answerId, isReviewed: !isReviewed });
    },
    write: setWriting,
    close: () => setWriting(undefined),
  };
}
