import { refuse } from '@lectern/contracts/kernel/refusal';
import { HOME_CARDS_CHANGED } from '@lectern/contracts/shelf/home/errors';
import type { HomeLayout } from '@lectern/contracts/shelf/home/home-cards';
import { putHomeCards } from '@lectern/contracts/shelf/home/put-home-cards';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { arrangedCardsOf, lockHomeLayout, putHomeLayout } from '../home-layout-store.ts';

export const putHomeCardsCall = implement(putHomeCards)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      await lockHomeLayout(tx, tenant.id);
      const before = await arrangedCardsOf(tx, tenant.id);
      if (input.version !== undefined && input.version !== before.version) return refuse(HOME_CARDS_CHANGED);
      await putHomeLayout(tx, tenant.id, input.cards, at);
      const after = await arrangedCardsOf(tx, tenant.id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'home.putCards',
        subject: 'home',
        before: audited(before.cards),
        after: audited(after.cards),
        at,
      });
      return after;
    });
  },
);

function audited(cards: HomeLayout) {
  const named = (isShown: boolean) => cards.filter((one) => one.isShown === isShown).map(({ card }) => card);
  return { shown: named(true), hidden: named(false) };
}
