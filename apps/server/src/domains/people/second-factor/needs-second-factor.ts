import type { SecondFactorCheck } from '../../../platform/sessions/second-factor.ts';
import { SIGN_IN_METHODS } from '../../../platform/sessions/sign-in-method.ts';
import { findTotpFactor } from './second-factor-store.ts';

/**
 * Whether a reader is asked for a code. A passkey is two factors already: the device, and what unlocks it. Other systems are not believed
 * to have asked for two.
 */
export const needsSecondFactor: SecondFactorCheck = async ({ db }, tenant, { patronId, method }) =>
  method !== SIGN_IN_METHODS.passkey && (await findTotpFactor(db, tenant.id, patronId)) !== undefined;
