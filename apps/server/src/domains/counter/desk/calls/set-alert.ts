import { setAlert } from '@lectern/contracts/counter/desk/set-alert';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const setAlertCall = implement(setAlert)(async ({ input, context, deps }) => {
  const { subject, words } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const about =
    subject === 'item'
      ? await desk.item(input.id)
      : await deps.ils.of(context.tenant).patronAccount(input.id);
  if (isRefusal(about)) return about;
  const id = 'barcode' in about ? about.id : input.id;
  return desk.setAlert({ subject, id, words, staffId: context.staff.id });
});
