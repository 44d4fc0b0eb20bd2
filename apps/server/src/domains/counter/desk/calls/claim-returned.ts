import { claimReturned } from '@lectern/contracts/counter/desk/claim-returned';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const claimReturnedCall = implement(claimReturned)(async ({ input, context, deps }) => {
  const desk = deskOfTenant(deps, context);
  return isRefusal(desk) ? desk : desk.claimReturned({ ...input, staffId: context.staff.id });
});
