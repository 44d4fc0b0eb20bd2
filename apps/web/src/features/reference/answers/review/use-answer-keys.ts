import { useQueueKeys } from '../../../../components/staff/queue/use-queue-keys.ts';
import type { ReviewOfAnswers } from './use-answer-review.ts';

/** D marks an answer as reviewed, W writes an answer of the library. */
export function useAnswerKeys({ marked, step, review, write }: ReviewOfAnswers): void {
  useQueueKeys(step, {
    d: marked && (() => review(marked)),
    w: marked && (() => write(marked)),
  });
}
