import { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { LEAVING_NOT_CONFIRMED, LEAVING_OUTSTANDING } from '@lectern/contracts/counter/leaving/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { readTicket, redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { issueCertificate } from '../certificate/issue-certificate.ts';
import { endAccount } from '../end-account.ts';
import { findOutstanding } from '../outstanding.ts';

export const cancelAccountCall = implement(cancelAccount)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const now = deps.clock.now();
  const named = ['leaving', input.confirmation, { now }] as const;
  const applied = await readTicket(deps.db, tenant.id, ...named);
  if (applied?.patronId !== patron.id) return refuse(LEAVING_NOT_CONFIRMED);
  const outstanding = await findOutstanding(deps, tenant, patron.id);
  if (isRefusal(outstanding)) return outstanding;
  if (outstanding.length > 0) return refuse(LEAVING_OUTSTANDING);
  if (!(await redeemTicket(deps.db, tenant.id, ...named))) return refuse(LEAVING_NOT_CONFIRMED);
  const left = await endAccount(deps, context, patron.id);
  if (isRefusal(left)) return left;
  const { application } = applied;
  const leftAt = now.toISOString();
  const certificate = await issueCertificate(deps, tenant.id, { application, now });
  return { leftAt, application, certificate };
});
