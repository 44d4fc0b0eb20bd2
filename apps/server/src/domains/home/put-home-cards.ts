import type { HomeLayout } from '@lectern/contracts/home/home-cards';
import { putHomeCards } from '@lectern/contracts/home/put-home-cards';
import { noteChange } from '../../platform/audit/note-change.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { implement } from '../../platform/http/implement.ts';
import { homeLayoutOf, putHomeLayout } from './home-layout-store.ts';

export const putHomeCardsCall = implement(putHomeCards)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const cards = await inTransaction(deps.db, async (tx) => {
      const before = await homeLayoutOf(tx, tenant.id);
      await putHomeLayout(tx, tenant.id, input.cards, at);
      const after = await homeLayoutOf(tx, tenant.id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'home.putCards',
        subject: 'home',
        before: audited(before),
        after: audited(after),
        at,
      });
      return after;
    });
    return { cards };
  },
);

function audited(cards: HomeLayout) {
  const named = (isShown: boolean) => cards.filter((one) => one.isShown === isShown).map(({ card }) => card);
  return { shown: named(true), hidden: named(false) };
}
