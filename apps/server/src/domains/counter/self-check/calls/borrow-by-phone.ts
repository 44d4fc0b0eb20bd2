import { borrowByPhone } from '@lectern/contracts/counter/self-check/borrow-by-phone';
import { PHONE_NOT_HERE, SELF_CHECK_OFF } from '@lectern/contracts/counter/self-check/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords } from '../../desk/desk-place.ts';
import { borrow } from '../borrow.ts';
import { arePhonesOffered } from '../offered.ts';
import { selfCheckDesk } from '../stations.ts';
import { findVisit } from '../visit-store.ts';

/** What the audit calls a phone. */
const PHONE = 'phone';

export const borrowByPhoneCall = implement(borrowByPhone)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  if (!arePhonesOffered(deps, tenant)) return refuse(SELF_CHECK_OFF);
  const visit = await findVisit(deps.db, tenant.id, patron.tokenHash, deps.clock.now().toISOString());
  if (visit?.patron_id !== patron.id) return refuse(PHONE_NOT_HERE);
  const desk = selfCheckDesk(deps, tenant, visit.library_code);
  if (isRefusal(desk)) return desk;
  return borrow({ desk, visit, at: PHONE }, input.barcode, await deskWords(deps, context));
});
