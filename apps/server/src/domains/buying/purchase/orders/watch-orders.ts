import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addDays, later } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { tryEach } from '../../../../platform/jobs/try-each.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { watchPurchasesJob } from '../jobs.ts';
import {
  forgetBuyersBefore,
  lapsedOrders,
  ordersInStateSince,
  ordersToLookAt,
} from '../store/order-store.ts';
import { readTerms } from '../store/terms-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { lookAtOrder } from './look-at-order.ts';
import { moveOrder } from './move-order.ts';
import { receiveOrder } from './receive-order.ts';
import { sendOrder } from './send-order.ts';

const EVERY_SECONDS = 60;
const AT_ONCE = 100;
const DAY_SECONDS = 86_400;
/** A job that sends an order was given up, or its process died: the round sends it. */
const SEND_AFTER_SECONDS = 300;
/** The quota of a year counts orders of this year, so their readers are known that long. */
const LEAST_KNOWN_DAYS = 366;

/** Looks at what is left to do, all over again every minute: no order depends on a page that stays open. */
export function watchOrders(deps: Deps): JobHandler {
  return handleJob(watchPurchasesJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        watchPurchasesJob.kind,
        (tenant) => watchOrdersOf(deps, tenant, signal),
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** One round over the orders of a library. */
export async function watchOrdersOf(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const at = now.toISOString();
  const where = { tenantId: tenant.id, now: at };
  await tryEach(
    await lapsedOrders(db, tenant.id, at, AT_ONCE),
    (order) => inTransaction(db, async (tx) => void (await moveOrder(tx, where, order, 'lapsed'))),
    signal,
  );
  const stuck = later(now, -SEND_AFTER_SECONDS);
  await tryEach(
    await ordersInStateSince(db, tenant.id, 'created', stuck, AT_ONCE),
    (order) => sendOrder(deps, tenant, order),
    signal,
  );
  await tryEach(
    await ordersToLookAt(db, tenant.id, at, AT_ONCE),
    (order) => lookAtOrder(deps, tenant, order),
    signal,
  );
  const terms = await readTerms(db, tenant.id);
  await tryEach(
    await ordersInStateSince(
      db,
      tenant.id,
      'delivered',
      later(now, -terms.daysToConfirm * DAY_SECONDS),
      AT_ONCE,
    ),
    (order) => receiveByClock(deps, tenant, order, terms),
    signal,
  );
  const { policy } = tenant.settings;
  const days = Math.max(policy.loanHistoryDays, LEAST_KNOWN_DAYS);
  const before = startOfDay(policy.timeZone, addDays(at.slice(0, 10), -days));
  await inTransaction(db, (tx) => forgetBuyersBefore(tx, tenant.id, before));
}

/** Nobody said that the book is there, and nobody said that it is not: the clock ends the waiting. */
async function receiveByClock(
  deps: Deps,
  tenant: Tenant,
  order: PurchaseOrderTable,
  terms: { readonly itemType: string },
): Promise<void> {
  const circulation = ownCirculation(deps, tenant);
  if (!circulation) return;
  await inTransaction(deps.db, async (tx) => {
    const received = await receiveOrder(tx, circulation, order, terms);
    // Undoes the move: an order without a reader is for staff.
    if (isRefusal(received)) throw new Error('the reader of a delivered order is gone');
  });
}
