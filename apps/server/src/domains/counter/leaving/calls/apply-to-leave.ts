import { applyToLeave } from '@lectern/contracts/counter/leaving/apply-to-leave';
import { LEAVING_ELSEWHERE, LEAVING_OUTSTANDING } from '@lectern/contracts/counter/leaving/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { confirmChange } from '../../../people/contacts/confirm-change.ts';
import { applicationOf } from '../application-of.ts';
import { CONFIRMATION_SECONDS } from '../leaving-tickets.ts';
import { findOutstanding } from '../outstanding.ts';

export const applyToLeaveCall = implement(applyToLeave)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { readers } = deps.ils.of(tenant);
  if (!readers) return refuse(LEAVING_ELSEWHERE);
  const { password, ...studies } = input;
  const confirmed = await confirmChange(deps, context, password, 'password');
  if (isRefusal(confirmed)) return confirmed;
  const outstanding = await findOutstanding(deps, tenant, patron.id);
  if (isRefusal(outstanding)) return outstanding;
  if (outstanding.length > 0) return refuse(LEAVING_OUTSTANDING);
  const record = await readers.show(patron.id);
  if (isRefusal(record)) return record;
  const confirmation = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'leaving',
    payload: { patronId: patron.id, application: applicationOf(record, studies) },
    seconds: CONFIRMATION_SECONDS,
    now: deps.clock.now(),
  });
  return { confirmation, seconds: CONFIRMATION_SECONDS };
});
