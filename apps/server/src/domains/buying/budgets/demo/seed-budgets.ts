import { demoPurchase } from '@lectern/demo/purchase/demo-purchase';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { bookBudget } from '../book-budget.ts';
import { writeBudget } from '../store/budget-store.ts';

/** Budgets of this year with their money: for what readers order, and for the library’s own orders. */
export const budgetSeed: DemoSeed = {
  tables: ['budget', 'fund_posting', 'fund_line'],
  async load({ db, clock }, { demo, tenantId }) {
    const given = demoPurchase(demo);
    if (!given) return;
    const now = clock.now().toISOString();
    await inTransaction(db, async (tx) => {
      for (const { code, names, amount } of [given.budget, given.ownBudget]) {
        const id = newId();
        await writeBudget(tx, {
          id,
          tenant_id: tenantId,
          code,
          names: toJson(names),
          year: Number(now.slice(0, 4)),
          currency: 'CNY',
          is_open: 1,
          free: 0,
          reserved: 0,
          committed: 0,
          spent: 0,
          created_at: now,
          updated_at: now,
        });
        await bookBudget(tx, { tenantId, now }, { budgetId: id, kind: 'allot', amount, subject: '' });
      }
    });
  },
};
