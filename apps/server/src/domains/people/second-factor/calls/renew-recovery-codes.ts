import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TWO_STEPS_CHANGED } from '@lectern/contracts/people/second-factor/errors';
import { renewRecoveryCodes } from '@lectern/contracts/people/second-factor/renew-recovery-codes';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { confirmChange } from '../../contacts/confirm-change.ts';
import { tellReader } from '../../contacts/tell-reader.ts';
import { checkSecondCode } from '../check-second-code.ts';
import { storeNewRecoveryCodes } from '../renew-codes.ts';
import { findTotpFactor } from '../second-factor-store.ts';

export const renewRecoveryCodesCall = implement(renewRecoveryCodes)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  if (!(await findTotpFactor(deps.db, tenant.id, patron.id))) return refuse(TWO_STEPS_CHANGED);
  const reader = await confirmChange(deps, context, input.password, 'password');
  if (isRefusal(reader)) return reader;
  const proved = await checkSecondCode(deps, tenant, { patronId: patron.id, code: input.code, language });
  if (isRefusal(proved)) return proved;
  const now = deps.clock.now();
  const recoveryCodes = await inTransaction(deps.db, async (tx) => {
    const notice = { tenantId: tenant.id, template: 'recoveryCodesRenewed', language, now } as const;
    await tellReader(tx, reader, { ...notice, values: { time: now.toISOString() } });
    return storeNewRecoveryCodes(tx, tenant.id, patron.id, now);
  });
  return { recoveryCodes };
});
