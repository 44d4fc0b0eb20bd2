import {
  WISH_COPY_NEEDED,
  WISH_MOVE_NOT_ALLOWED,
  WISH_NOT_FOUND,
} from '@lectern/contracts/buying/recommendations/errors';
import { receiveSuggestion } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { canMove } from '../move-wish.ts';
import { placeReceived } from '../place-received.ts';
import { receiveWish } from '../receive-wish.ts';
import { lockedWish } from '../store/wish-store.ts';

export const receiveSuggestionCall = implement(receiveSuggestion)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const circulation = ownCirculation(deps, tenant);
  // A copy is made only where the portal lends it.
  const copy = circulation && input.copy ? await placeReceived(deps, context, input.copy) : undefined;
  if (isRefusal(copy)) return copy;
  const { recordId } = input;
  if (recordId !== undefined && !(await findBib(deps.db, tenant.id, recordId))) return refuse(BIB_NOT_FOUND);
  const now = deps.clock.now();
  return answerInTransaction(context, deps.db, async (tx) => {
    const wish = await lockedWish(tx, tenant.id, input.id);
    if (!wish) return refuse(WISH_NOT_FOUND);
    if (!canMove(wish, 'arrived')) return refuse(WISH_MOVE_NOT_ALLOWED);
    const isElectronic = wish.kind === 'electronic';
    if (!isElectronic && circulation && !copy && recordId === undefined) return refuse(WISH_COPY_NEEDED);
    const received = await receiveWish(tx, { deps, tenant, circulation }, wish, {
      bibId: recordId ?? newId(),
      isNewBib: recordId === undefined,
      copy: isElectronic ? undefined : copy,
      reply: input.reply,
      staffId: staff.id,
      now,
    });
    if (isRefusal(received)) return received;
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'suggestions.receive',
      subject: wish.id,
      before: { title: wish.title, state: wish.state },
      after: { title: wish.title, state: 'arrived', barcode: received.barcode },
      at: now.toISOString(),
    });
    return received;
  });
});
