import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { sendNotice } from '../../../people/notices/send-notice.ts';
import { findRecipients, type ReachDeps } from '../choices/reach.ts';
import { sendMessagesJob } from '../jobs.ts';
import { lettersOf, subscriptionsIn } from './letters.ts';
import { noticeOf } from './notice-of.ts';
import { GATHER_SECONDS } from './order-message.ts';
import { type Address, listDue, takeOrders } from './order-store.ts';
import { readerWords } from './reader-words.ts';
import { addStopLink } from './stop-links.ts';

type SendDeps = ReachDeps & Pick<Deps, 'clock' | 'log' | 'tenants'>;

const EVERY_SECONDS = 10;
const AT_ONCE = 200;
/** With the waits between them some hours, so that no mail is lost because a server is down over night. */
const ATTEMPTS = 60;
const VALID_SECONDS = 2 * 24 * 60 * 60;

/** Sends what is to be sent, all over again every few seconds. */
export function sendMessages(deps: SendDeps): JobHandler {
  return handleJob(sendMessagesJob, {
    recurring: true,
    async run(_job, signal) {
      await sendDueMessages(deps, signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Sends the readers of all libraries what waits for them. */
export async function sendDueMessages(deps: SendDeps, signal?: AbortSignal): Promise<void> {
  await forEachTenant(
    deps,
    sendMessagesJob.kind,
    (tenant) => sendDueMessagesOf(deps, tenant, signal),
    signal,
  );
}

/** Sends each reader of a library what waits, as one message for each way. Whatever fails for one reader stops no other. */
async function sendDueMessagesOf(deps: SendDeps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDue(deps.db, tenant.id, deps.clock.now().toISOString(), AT_ONCE);
    let sent = 0;
    for (const address of due) {
      if (signal?.aborted) return;
      if (await sendOrLog(deps, tenant, address)) sent += 1;
    }
    if (due.length < AT_ONCE || sent === 0) return;
  }
}

/** False where it failed: the orders stay for the next time. */
async function sendOrLog(deps: SendDeps, tenant: Tenant, address: Address): Promise<boolean> {
  try {
    await sendTo(deps, tenant, address);
    return true;
  } catch (error) {
    deps.log.error({ err: error, tenant: tenant.id, way: address.way }, 'messages not sent');
    return false;
  }
}

/** Orders notices for all that waits. The orders go with the notice in one transaction, so each message is told once. */
async function sendTo(deps: SendDeps, tenant: Tenant, address: Address): Promise<void> {
  const { tenantId, patronId, way } = address;
  const now = deps.clock.now();
  const recipients = (await findRecipients(deps, tenant, patronId, way)) ?? [];
  const words = await readerWords(deps.db, tenant, patronId);
  await inTransaction(deps.db, async (tx) => {
    const waiting = await takeOrders(tx, address, later(now, GATHER_SECONDS));
    for (const letter of lettersOf(waiting)) {
      const stopped = way === 'mail' && recipients.length > 0 ? subscriptionsIn(letter) : [];
      const stopToken =
        stopped.length > 0
          ? await addStopLink(tx, { tenantId, patronId }, stopped, now.toISOString())
          : undefined;
      for (const [at, to] of recipients.entries()) {
        await sendNotice(tx, {
          ...noticeOf(letter, words),
          tenantId,
          channel: way,
          to,
          language: words.language,
          now,
          uniqueKey: `message/${way}/${letter[0].id}/${at}`,
          validSeconds: VALID_SECONDS,
          attempts: ATTEMPTS,
          ...(stopToken !== undefined && { stopToken }),
        });
      }
    }
  });
}
