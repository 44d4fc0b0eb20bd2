import { checkLeaving } from '@lectern/contracts/counter/leaving/check-leaving';
import { LEAVING_ELSEWHERE } from '@lectern/contracts/counter/leaving/errors';
import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { profileOf } from '../../../people/account/profile/profile-of.ts';
import { findReachable } from '../../../people/account/reachable.ts';
import { confirmationFor } from '../../../people/contacts/confirm-change.ts';
import { applicationOf } from '../application-of.ts';
import { findOutstanding } from '../outstanding.ts';

export const checkLeavingCall = implement(checkLeaving)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const account = await findReachable(deps.db, tenant.id, patron.id);
  if (!account) return refuse(SESSION_REQUIRED);
  const record = await deps.ils.of(tenant).readers?.show(patron.id);
  if (record === undefined) return refuse(LEAVING_ELSEWHERE);
  if (isRefusal(record)) return record;
  const outstanding = await findOutstanding(deps, tenant, patron.id);
  if (isRefusal(outstanding)) return outstanding;
  const { department, className, grade } = await profileOf(deps, tenant.id, patron.id);
  return {
    allowed: outstanding.length === 0,
    outstanding,
    confirmation: await confirmationFor(deps, context, account, 'password'),
    application: applicationOf(record, { department, major: record.major, className, year: grade }),
  };
});
