import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { TAKE_CODE_WRONG } from '@lectern/contracts/lending/requests/hand-over-errors';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { countCodeTry } from '../../../lending/requests/code-tries.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const enterTakeCodeCall = implement(enterTakeCode)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const { handOvers } = deps.ils.of(tenant);
  if (!handOvers) return refuse(DESK_ELSEWHERE);
  // A desk is one device for all readers; each member of the staff is counted alone.
  const attempt = await countCodeTry(deps, tenant.id, { person: staff.id, device: staff.tokenHash });
  if (isRefusal(attempt)) return attempt;
  const entered = await handOvers.enterCodeAtDesk({ scanned: input.takeCode, staffId: staff.id });
  if (!isRefusalFor(entered, TAKE_CODE_WRONG)) await attempt.forget();
  if (isRefusal(entered)) return entered;
  const item = await desk.item(entered.barcode);
  if (isRefusalFor(item, ITEM_NOT_FOUND)) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(item)) return item;
  return { patronId: entered.patronId, item: presentDeskItem(item, await deskWords(deps, context)) };
});
