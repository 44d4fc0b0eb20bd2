import { COPY_STEPS } from '@lectern/rules/requests/step-sets';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { copiesWithdrawn } from '../../../collection/catalogue/copies-withdrawn.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import { isInSteps } from './is-in-steps.ts';
import { lockQueue } from './lock-queue.ts';
import { giveUpWithoutCopies, loseCopy } from './lose-copy.ts';
import { seenRequests } from './request-store.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

/** Takes copies that left the catalogue from the requests that they were set aside, under way or kept for. */
export const hearWithdrawnCopies: EventConsumer = {
  name: 'circulation-of-withdrawn-copies',
  hears: copiesWithdrawn,
  act: replaceWithdrawnCopies,
};

/** The same for the withdrawn copies of these titles, each title in a transaction of its own. */
export async function replaceWithdrawnCopies(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'tenants'>,
  tenantId: string,
  bibIds: readonly string[],
): Promise<void> {
  const tenant = await deps.tenants.byId(tenantId);
  if (!tenant) return;
  const context = localContext(deps, { id: tenantId, policy: tenant.settings.policy });
  for (const bibId of bibIds) await inTransaction(deps.db, (tx) => replaceWithdrawn(tx, context, bibId));
}

/** Each request goes on to another copy, else it waits in the queue, else it ends; its reader is told. */
async function replaceWithdrawn(tx: Tx, context: LocalContext, bibId: string): Promise<void> {
  const { tenantId, now } = context;
  await lockQueue(tx, tenantId, bibId);
  const served = await seenRequests(tx, tenantId)
    .where('request.bib_id', '=', bibId)
    .where((eb) => isInSteps(eb, COPY_STEPS))
    .where('request.item_id', 'in', (eb) =>
      eb
        .selectFrom('item')
        .select('item.id')
        .where('item.tenant_id', '=', tenantId)
        .where('item.bib_id', '=', bibId)
        .where('item.status', '=', 'withdrawn'),
    )
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .execute();
  for (const request of served) await loseCopy(tx, context, request);
  await serveFromShelf(tx, context, bibId);
  await giveUpWithoutCopies(tx, context, bibId);
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
}
