import { WISH_NOT_FOUND } from '@lectern/contracts/buying/recommendations/errors';
import { orderSuggestions } from '@lectern/contracts/buying/recommendations/order-suggestions';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { canMove, moveWish } from '../move-wish.ts';
import { findWishes, lockedWish } from '../store/wish-store.ts';

export const orderSuggestionsCall = implement(orderSuggestions)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const now = deps.clock.now();
  const ids = [...new Set(input.ids)].sort();
  if ((await findWishes(deps.db, tenant.id, ids)).length === 0) return refuse(WISH_NOT_FOUND);
  return answerInTransaction(context, deps.db, async (tx) => {
    const ordered: string[] = [];
    const passed: string[] = [];
    for (const id of ids) {
      const wish = await lockedWish(tx, tenant.id, id);
      if (!wish || !canMove(wish, 'ordered')) {
        passed.push(id);
        continue;
      }
      await moveWish(tx, tenant, wish, { to: 'ordered', reply: input.reply, staffId: staff.id, now });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'suggestions.order',
        subject: id,
        before: { title: wish.title, state: wish.state },
        after: { title: wish.title, state: 'ordered' },
        at: now.toISOString(),
      });
      ordered.push(id);
    }
    return { ordered, passed };
  });
});
