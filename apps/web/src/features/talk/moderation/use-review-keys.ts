import { useQueueKeys } from '../../../components/staff/queue/use-queue-keys.ts';
import type { Review } from './use-review.ts';

/** A approves, R refuses, B blocks the author of the marked text. */
export function useReviewKeys({ marked, step, approve, open }: Review): void {
  const canApprove = marked && (marked.state !== 'approved' || marked.reports.length > 0);
  useQueueKeys(step, {
    a: canApprove && (() => approve(marked)),
    r: marked && marked.state !== 'refused' && (() => open('refuse', marked)),
    b: marked?.author.name ? () => open('block', marked) : undefined,
  });
}
