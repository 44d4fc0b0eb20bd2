import { decideSuggestions } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import { WISH_NOT_FOUND, WISH_TRIAL_NEEDS_RESOURCE } from '@lectern/contracts/buying/recommendations/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { anyEresource } from '../../../resources/databases/any-eresource.ts';
import { begunTrial } from '../begun-trial.ts';
import { canMove, moveWish } from '../move-wish.ts';
import { findWishes, lockedWish } from '../store/wish-store.ts';
import { wishAgreed } from '../wish-agreed.ts';

export const decideSuggestionsCall = implement(decideSuggestions)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { decision, reply, eCollectionId, until } = input;
  const now = deps.clock.now();
  const at = now.toISOString();
  const today = dateIn(tenant.settings.policy.timeZone, now);
  const ids = [...new Set(input.ids)].sort();
  const seen = await findWishes(deps.db, tenant.id, ids);
  if (seen.length === 0) return refuse(WISH_NOT_FOUND);
  if (decision === 'trial') {
    const named =
      eCollectionId === undefined ? undefined : await anyEresource(deps.db, tenant.id, eCollectionId);
    const isDated = eCollectionId === undefined ? until !== undefined && until >= today : named !== undefined;
    if (!isDated || seen.some(({ kind }) => kind !== 'electronic')) return refuse(WISH_TRIAL_NEEDS_RESOURCE);
  }
  return answerInTransaction(context, deps.db, async (tx) => {
    const decided: string[] = [];
    const passed: string[] = [];
    for (const id of ids) {
      const wish = await lockedWish(tx, tenant.id, id);
      if (!wish || !canMove(wish, decision)) {
        passed.push(id);
        continue;
      }
      const trial =
        decision === 'trial'
          ? (eCollectionId ??
            (await begunTrial(tx, deps, tenant, wish, { from: today, until: until ?? today, now: at })))
          : undefined;
      const moved = await moveWish(tx, tenant, wish, {
        to: decision,
        reply,
        staffId: staff.id,
        now,
        ...(decision === 'trial' && until !== undefined && { until }),
        ...(trial !== undefined && { change: { eresource_id: trial } }),
      });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'suggestions.decide',
        subject: id,
        before: { title: wish.title, state: wish.state, reply: wish.reply },
        after: { title: wish.title, state: moved.state, reply: moved.reply },
        at,
      });
      decided.push(id);
    }
    if (decision === 'order')
      await deps.events.send(tx, wishAgreed, { tenantId: tenant.id, subjectIds: decided, now: at });
    return { decided, passed };
  });
});
