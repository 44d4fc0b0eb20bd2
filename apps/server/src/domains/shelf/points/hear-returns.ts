import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PointEvent } from '@lectern/contracts/shelf/points/fields';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import type { ReturnNews } from '../../../ports/ils/ils-news.ts';
import { loanReturned } from '../../lending/circulation/loans/loan-returned.ts';
import { countEvent } from './count-event.ts';
import { dayContext } from './day-context.ts';
import { readTerms } from './store/terms-store.ts';

/** Gives and takes points for loans that ended, as the rules of the library say. A loan counts once for each event. */
export const hearReturns: EventConsumer = {
  name: 'points-of-returns',
  hears: loanReturned,
  async act(deps, tenantId, loanIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const news = tenant && deps.ils.of(tenant).news;
    const terms = await readTerms(deps.db, tenantId);
    if (!news || terms.rules.length === 0) return;
    const returns = await news.ofReturns(loanIds);
    if (isRefusal(returns)) throw new Error('the library system does not say what came back');
    const context = dayContext(tenant, deps.clock.now());
    for (const one of returns) {
      const { patronId, loanId: subjectId } = one;
      await inTransaction(deps.db, async (tx) => {
        for (const event of eventsOf(one))
          await countEvent(tx, context, terms, { patronId, event, subjectId });
      });
    }
  },
};

function eventsOf({ wasLate, handedOver }: ReturnNews): PointEvent[] {
  return [wasLate ? 'loan_late' : 'loan_on_time', ...(handedOver ? (['handed_over'] as const) : [])];
}
