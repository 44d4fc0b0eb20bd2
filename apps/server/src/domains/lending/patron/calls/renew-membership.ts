import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { MEMBERSHIP_NOT_RENEWABLE } from '@lectern/contracts/lending/patron/membership-errors';
import { renewMembership } from '@lectern/contracts/lending/patron/renew-membership';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { READER_ALONE } from '../../../../platform/audit/audit-store.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { alsoWrite } from '../../../people/readers/also-write.ts';
import { renewsUntil } from '../membership.ts';

export const renewMembershipCall = implement(renewMembership)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const { membership, timeZone } = tenant.settings.policy;
  const ils = deps.ils.of(tenant);
  const account = await ils.patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const now = deps.clock.now();
  const expiresOn = renewsUntil(account, membership, dateIn(timeZone, now));
  if (expiresOn === undefined || !ils.readers) return refuse(MEMBERSHIP_NOT_RENEWABLE);
  const at = now.toISOString();
  const note = alsoWrite({ tenantId: tenant.id, staffId: READER_ALONE, action: 'readers.change', at });
  const changed = await ils.readers.change(patron.id, { expiresOn }, note);
  if (isRefusalFor(changed, ILS_UNAVAILABLE) || isRefusalFor(changed, PATRON_NOT_FOUND)) return changed;
  return isRefusal(changed) ? refuse(MEMBERSHIP_NOT_RENEWABLE) : { expiresOn };
});
