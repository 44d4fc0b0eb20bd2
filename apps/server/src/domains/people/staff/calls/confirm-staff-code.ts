import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ENROLMENT_EXPIRED } from '@lectern/contracts/people/second-factor/errors';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import { STAFF_CODE_WRONG } from '@lectern/contracts/people/staff/errors';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { clearSecondGuesses, countSecondGuess } from '../../second-factor/check-second-code.ts';
import { findNewSecret, keepConfirmedSecret, stepOfCode } from '../../second-factor/totp.ts';
import { findStaffMember, setStaffStep } from '../staff-store.ts';

export const confirmStaffCodeCall = implement(confirmStaffCode)(
  async ({ input: { code }, context: { tenant, staff }, deps }) => {
    const member = await findStaffMember(deps.db, tenant.id, staff.id);
    if (!member) return refuse(SESSION_REQUIRED);
    const secret = await findNewSecret(deps, tenant.id, staff.id);
    if (secret === undefined) return refuse(ENROLMENT_EXPIRED);
    const remaining = await countSecondGuess(deps, tenant, staff.id);
    if (isRefusal(remaining)) return remaining;
    const now = deps.clock.now();
    const step = stepOfCode(secret, code, now);
    if (step === undefined) return refuse(STAFF_CODE_WRONG);
    await clearSecondGuesses(deps, tenant, staff.id);
    await keepConfirmedSecret(deps, tenant.id, staff.id, secret);
    await inTransaction(deps.db, async (tx) => {
      await setStaffStep(tx, tenant.id, staff.id, step);
      const entry = { staffId: staff.id, action: 'staff.confirmCode' as const, subject: member.account };
      await addAuditEntry(tx, tenant.id, { ...entry, at: now.toISOString() });
    });
    return {};
  },
);
