import { rollOverBudgets } from '@lectern/contracts/buying/orders/roll-over-budgets';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { untilRefused } from '../../../../platform/until-refused.ts';
import { closeBudgetsOf } from '../../budgets/close-year.ts';
import { endYear, type RolledBudget } from '../end-year.ts';

/** Ends the transaction of a trial: nothing of it stays. */
class TrialOver extends Error {
  readonly budgets: RolledBudget[];

  constructor(budgets: RolledBudget[]) {
    super('a trial is over');
    this.budgets = budgets;
  }
}

export const rollOverBudgetsCall = implement(rollOverBudgets)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { fromYear, toYear, orders, isTrial } = input;
  const now = deps.clock.now().toISOString();
  try {
    return await untilRefused((answerOf) =>
      answerInTransaction(context, deps.db, async (tx) => {
        const budgets = answerOf(
          await endYear({ tx, tenantId: tenant.id, now }, { fromYear, toYear, orders, language }),
        );
        await closeBudgetsOf(tx, tenant.id, fromYear, now);
        if (isTrial) throw new TrialOver(budgets);
        await addAuditEntry(tx, tenant.id, {
          staffId: staff.id,
          action: 'orders.rollOver',
          subject: String(fromYear),
          details: {
            verb: orders,
            count: budgets.reduce((sum, { lineCount }) => sum + lineCount, 0),
            amount: budgets.reduce((sum, one) => sum + one.amount, 0),
          },
          at: now,
        });
        return { isTrial, budgets };
      }),
    );
  } catch (error) {
    if (error instanceof TrialOver) return { isTrial, budgets: error.budgets };
    throw error;
  }
});
