import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { decidedTexts } from '../moderation/decided-texts.ts';
import { textDecided } from '../moderation/text-decided.ts';

/** The stars of records changed: the index holds them. In the transaction that changed them. */
export async function ratingChanged(
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  tx: Tx,
  tenantId: string,
  recordIds: readonly string[],
): Promise<void> {
  const subjectIds = recordIds.filter((id) => id !== '');
  if (subjectIds.length === 0) return;
  await events.send(tx, bibChanged, { tenantId, subjectIds, now: clock.now().toISOString() });
}

/** With a text its stars begin to count, or count no more. */
export const decidedRatings: EventConsumer = {
  name: 'reviews.ratings',
  hears: textDecided,
  async act(deps, tenantId, subjectIds) {
    const texts = await decidedTexts(deps, tenantId, subjectIds);
    const recordIds = [...new Set(texts.map(({ recordId }) => recordId))];
    await inTransaction(deps.db, (tx) => ratingChanged(deps, tx, tenantId, recordIds));
  },
};
