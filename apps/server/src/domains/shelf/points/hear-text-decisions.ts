import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { decidedTexts } from '../../talk/moderation/decided-texts.ts';
import { textDecided } from '../../talk/moderation/text-decided.ts';
import { countEvent } from './count-event.ts';
import { dayContext } from './day-context.ts';
import { readTerms } from './store/terms-store.ts';

/** Gives points for texts that the library approved, once for each text. */
export const hearTextDecisions: EventConsumer = {
  name: 'points-of-texts',
  hears: textDecided,
  async act(deps, tenantId, textIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const terms = await readTerms(deps.db, tenantId);
    if (!tenant || terms.rules.length === 0) return;
    const context = dayContext(tenant, deps.clock.now());
    for (const { id, authorId, isApproved } of await decidedTexts(deps, tenantId, textIds)) {
      if (!isApproved) continue;
      const event = { patronId: authorId, event: 'text_approved', subjectId: id } as const;
      await inTransaction(deps.db, (tx) => countEvent(tx, context, terms, event));
    }
  },
};
