import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { TAKE_CODE_WRONG } from '@lectern/contracts/lending/requests/hand-over-errors';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { findDeskItem } from '../../../lending/circulation/desk/desk-item.ts';
import { enterCodeAtDesk } from '../../../lending/circulation/hand-overs/enter-code-at-desk.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { countCodeTry } from '../../../lending/requests/code-tries.ts';
import { deskWords } from '../desk-place.ts';
import { presentDeskItem } from '../present-desk-item.ts';

export const enterTakeCodeCall = implement(enterTakeCode)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  // A desk is one device for all readers; each member of the staff is counted alone.
  const attempt = await countCodeTry(deps, tenant.id, { person: staff.id, device: staff.tokenHash });
  if (isRefusal(attempt)) return attempt;
  const entered = await enterCodeAtDesk(deps.db, own, deps.secrets, {
    scanned: input.takeCode,
    staffId: staff.id,
  });
  if (!isRefusalFor(entered, TAKE_CODE_WRONG)) await attempt.forget();
  if (isRefusal(entered)) return entered;
  const item = await findDeskItem(deps.db, own, entered.barcode);
  if (isRefusal(item)) return refuse(REQUEST_NOT_FOUND);
  return { patronId: entered.patronId, item: presentDeskItem(item, await deskWords(deps, context)) };
});
