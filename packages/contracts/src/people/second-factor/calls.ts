import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginTwoSteps } from './begin-two-steps.ts';
import { confirmTwoSteps } from './confirm-two-steps.ts';
import { endTwoSteps } from './end-two-steps.ts';
import { getTwoSteps } from './get-two-steps.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const SECOND_FACTOR_CALLS: readonly AnyEndpoint[] = [
  beginTwoSteps,
  confirmTwoSteps,
  endTwoSteps,
  getTwoSteps,
  proveSecondFactor,
  renewRecoveryCodes,
];
