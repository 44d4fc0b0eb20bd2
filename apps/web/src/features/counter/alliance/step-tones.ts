import type { AllianceStep } from '@lectern/rules/alliance/steps';

type Tone = 'ok' | 'warn' | 'bad' | 'accent' | undefined;

/** The colour of a step: what waits for somebody, what is with the reader, what went wrong. */
export const STEP_TONES: Readonly<Record<AllianceStep, Tone>> = {
  asked: 'accent',
  accepted: 'accent',
  refused: 'bad',
  cancelled: undefined,
  sent: 'accent',
  arrived: 'ok',
  on_loan: 'ok',
  sent_back: 'accent',
  lost: 'bad',
  returned: undefined,
};
