import { MOST_LISTED_WORKS } from '@lectern/contracts/shelf/subscriptions/subscription';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { FoundFacts } from '../../../talk/messages/message-facts.ts';
import { putMessage } from '../../../talk/messages/tell-readers.ts';
import { tellHitsJob } from '../jobs.ts';
import { listDueReaders, takeDue } from '../store/hit-store.ts';
import { removeUnused } from '../store/query-store.ts';
import { listDeleted, removeSubscriptions } from '../store/subscription-store.ts';

type TellDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'tenants'>;

const EVERY_SECONDS = 20;
const AT_ONCE = 200;
/**
 * Readers of one transaction: a commit waits for the disk, which is most of the work for one reader alone. Other writers wait for as many.
 */
const READERS_OF_A_TRANSACTION = 25;
/** A deleted subscription can be brought back for so long. */
const UNDO_SECONDS = 60 * 60;

/** Tells readers what was found, in the rhythm that they chose, and removes what was deleted. */
export function tellHits(deps: TellDeps): JobHandler {
  return handleJob(tellHitsJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        tellHitsJob.kind,
        async (tenant) => {
          await tellDueHits(deps, tenant, signal);
          await removeDeleted(deps, tenant);
        },
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Tells each reader of a library what is due, as one message. */
export async function tellDueHits(
  { db, clock }: Pick<TellDeps, 'db' | 'clock'>,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  // Behind the last reader: also where nothing can be taken for some, the loop ends.
  for (let after: string | undefined = ''; after !== undefined; ) {
    const now = clock.now();
    const readers: readonly string[] = await listDueReaders(db, tenant.id, now.toISOString(), {
      after,
      limit: AT_ONCE,
    });
    for (let at = 0; at < readers.length; at += READERS_OF_A_TRANSACTION) {
      if (signal?.aborted) return;
      const some = readers.slice(at, at + READERS_OF_A_TRANSACTION);
      await inTransaction(db, async (tx) => {
        for (const patronId of some) await tellReader(tx, tenant, patronId, now);
      });
    }
    after = readers.length < AT_ONCE ? undefined : readers.at(-1);
  }
}

async function tellReader(tx: Tx, tenant: Tenant, patronId: string, now: Date): Promise<void> {
  const due = await takeDue(tx, { tenantId: tenant.id, patronId }, now.toISOString());
  if (due.length === 0) return;
  const facts = { works: [], reason: '', found: foundFacts(due) };
  const message = { patronId, kind: 'subscriptionHits' as const, facts, ways: [] };
  await putMessage(tx, tenant, { ...message, key: `subscriptions/${newId()}` }, now);
}

/** Some works of each subscription, so that one that found much leaves the others their place. */
function foundFacts(due: Awaited<ReturnType<typeof takeDue>>): FoundFacts {
  const share = Math.max(1, Math.floor(MOST_LISTED_WORKS / due.length));
  let left = MOST_LISTED_WORKS - due.reduce((sum, { hits }) => sum + Math.min(hits.length, share), 0);
  const shown = due.slice(0, MOST_LISTED_WORKS);
  return {
    total: due.reduce((sum, { hits }) => sum + hits.length, 0),
    groups: shown.map(({ id, term, hits }) => {
      const more = Math.max(0, Math.min(left, hits.length - share));
      left -= more;
      return {
        id,
        name: term,
        total: hits.length,
        works: hits
          .slice(0, share + more)
          .map(({ record_id, title, author }) => ({ recordId: record_id, title, author })),
      };
    }),
  };
}

async function removeDeleted({ db, clock }: TellDeps, tenant: Tenant): Promise<void> {
  const before = later(clock.now(), -UNDO_SECONDS);
  const deleted = await listDeleted(db, tenant.id, before, AT_ONCE);
  if (deleted.length === 0) return;
  await inTransaction(db, async (tx) => {
    await removeSubscriptions(
      tx,
      tenant.id,
      deleted.map(({ id }) => id),
    );
    await removeUnused(
      tx,
      tenant.id,
      deleted.map(({ code }) => code),
    );
  });
}
