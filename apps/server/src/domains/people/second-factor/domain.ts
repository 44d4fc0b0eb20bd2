import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { beginTwoStepsCall } from './calls/begin-two-steps.ts';
import { confirmTwoStepsCall } from './calls/confirm-two-steps.ts';
import { endTwoStepsCall } from './calls/end-two-steps.ts';
import { getTwoStepsCall } from './calls/get-two-steps.ts';
import { proveSecondFactorCall } from './calls/prove-second-factor.ts';
import { renewRecoveryCodesCall } from './calls/renew-recovery-codes.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { ENROLMENT_SECONDS, NEW_SECRETS } from './totp.ts';

/** Sign-in in two steps: codes of an app (TOTP) and recovery codes. */
export const secondFactor: Domain = {
  calls: [
    beginTwoStepsCall,
    confirmTwoStepsCall,
    endTwoStepsCall,
    getTwoStepsCall,
    proveSecondFactorCall,
    renewRecoveryCodesCall,
  ],
  secondFactor: needsSecondFactor,
  personal: [
    ownRows('two-step-sign-in', 'totp_factor', { reader: 'patron_id', columns: ['confirmed_at'] }),
    ownRows('recovery-codes', 'recovery_code', { reader: 'patron_id', columns: ['made_at'] }),
  ],
  expiries: [
    {
      table: 'secret',
      isOver: (now) => sql`name like ${NEW_SECRETS} and updated_at <= ${later(now, -ENROLMENT_SECONDS)}`,
    },
  ],
};
