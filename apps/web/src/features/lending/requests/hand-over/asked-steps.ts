import type { RequestStep } from '@lectern/rules/requests/steps';

const ASKED_STEPS = [
  'book_request_launched',
  'book_request_accepted',
  'awaiting_return',
  'borrowed',
  'cancelled',
  'refused',
  'lapsed',
  'no_copy',
] as const;

/** A step of a re-lending, which has words for the reader who has the copy. */
export function isAskedStep(step: RequestStep): step is (typeof ASKED_STEPS)[number] {
  return ASKED_STEPS.some((one) => one === step);
}
