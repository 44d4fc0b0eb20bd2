import { getSmsStatus } from '@lectern/contracts/lending/requests/get-sms-status';
import { maskContact } from '@lectern/rules/contact-forms';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../../people/account/reachable.ts';

export const getSmsStatusCall = implement(getSmsStatus)(async ({ context: { tenant, patron }, deps }) => {
  const offered = deps.sms.isReady(tenant);
  const phone = (await findReachable(deps.db, tenant.id, patron.id))?.phone ?? '';
  return { smsFlag: offered && phone !== '' ? '1' : '0', offered, phone: phone && maskContact(phone) };
});
