import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { implement } from '../../../../platform/http/implement.ts';
import type { Guarantees } from '../../../../ports/ils/ils-patrons.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { guaranteeAlert } from '../guarantee-alert.ts';
import { findUnsettled, NOTHING_UNSETTLED } from '../unsettled-records.ts';

const NO_GUARANTEES: Guarantees = { guaranteed: false, guarantees: [] };

/**
 * The guarantee notice. A guarantor sees what the guaranteed reader still has: of several the first who has anything, since the
 * notice names one; the next is shown when that one is settled.
 */
export const getGuaranteeDetailCall = implement(getGuaranteeDetail)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const answered = (await deps.ils.of(tenant).guarantees?.of(patron.id)) ?? NO_GUARANTEES;
  if (isRefusal(answered)) return answered;
  const { guaranteed, guarantees } = answered;
  const words = { language, places: await placeNames(deps.db, tenant.id, language) };
  let unsettled = NOTHING_UNSETTLED;
  for (const reader of guarantees) {
    const found = await findUnsettled(deps, tenant, reader, words);
    if (isRefusal(found)) return found;
    unsettled = found;
    if (unsettled.primaryId !== '') break;
  }
  return {
    guaranteedFlag: guaranteed ? '1' : '0',
    guaranteeUserList: guarantees.map(({ primaryId, name }) => ({ primaryId, name })),
    guaranteeUserPrimaryId: unsettled.primaryId,
    guaranteeUserAlert: guaranteeAlert(guarantees, language),
    guaranteeUserPhysicsLoan: unsettled.loans,
    guaranteeUserUnresolvedBehaviour: unsettled.behaviours,
  };
});
