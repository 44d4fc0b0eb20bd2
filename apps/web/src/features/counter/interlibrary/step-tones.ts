import type { InterlibraryStep } from '@lectern/rules/interlibrary/steps';

/** The colour of a step. Its name says the same. */
export const STEP_TONES: Readonly<Record<InterlibraryStep, 'ok' | 'warn' | 'bad' | 'accent'>> = {
  asked: 'warn',
  promised: 'accent',
  sent: 'accent',
  received: 'ok',
  sentBack: 'accent',
  completed: 'ok',
  unfilled: 'bad',
  cancelled: 'bad',
};
