import { COPY_STEPS, KEPT_STEPS, WAITING_STEPS } from '@lectern/rules/requests/step-sets';
import type { Db } from '../../../../platform/db/database.ts';
import type { HoldCounts, ReadyHold } from '../../../../ports/ils/ils-patrons.ts';
import type { RequestTable } from '../store/request-tables.ts';
import { isInSteps } from './is-in-steps.ts';
import type { SeenRequest } from './move-request.ts';

const SEEN = [
  'request.id',
  'request.kind',
  'request.step',
  'request.step_since',
  'request.patron_id',
  'request.bib_id',
  'request.item_id',
  'request.volume',
  'request.pickup_library',
  'request.wanted_until',
  'request.kept_until',
  'request.suspended_until',
] as const satisfies readonly `request.${keyof SeenRequest}`[];

/** Requests of a tenant with what a decision about them needs to have seen. */
export function seenRequests(db: Db, tenantId: string) {
  return db.selectFrom('request').select(SEEN).where('request.tenant_id', '=', tenantId);
}

/** How many of a patron's requests wait for a copy, and how many copies are kept for the patron. */
export async function countRequests(db: Db, tenantId: string, patronId: string): Promise<HoldCounts> {
  const rows = await db
    .selectFrom('request')
    .select((eb) => ['step', eb.fn.countAll<number>().as('requests')])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('step', 'in', [...WAITING_STEPS, ...KEPT_STEPS])
    .groupBy('step')
    .execute();
  const count = (steps: readonly RequestTable['step'][]) =>
    rows.filter(({ step }) => steps.includes(step)).reduce((sum, { requests }) => sum + requests, 0);
  return { waiting: count(WAITING_STEPS), ready: count(KEPT_STEPS) };
}

/** What is kept for a patron, first to expire first. */
export async function listKept(db: Db, tenantId: string, patronId: string): Promise<ReadyHold[]> {
  const rows = await db
    .selectFrom('request')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .select(['request.id', 'request.bib_id', 'request.pickup_library', 'request.kept_until', 'bib.title'])
    .where('request.tenant_id', '=', tenantId)
    .where('request.patron_id', '=', patronId)
    .where('request.step', 'in', KEPT_STEPS)
    .orderBy('request.id')
    .execute();
  const kept = rows.map((row) => ({
    id: row.id,
    bibId: row.bib_id,
    title: row.title,
    pickupLibrary: row.pickup_library,
    readyUntil: row.kept_until,
  }));
  // The databases differ in the place of null.
  return kept.sort((one, other) => lastDay(one).localeCompare(lastDay(other)));
}

function lastDay({ readyUntil }: ReadyHold): string {
  return readyUntil ?? '9999-12-31';
}

/** The request that an item is set aside, kept or on its way for; not one that its holder would hand over. */
export async function findServedBy(
  db: Db,
  tenantId: string,
  itemId: string,
): Promise<SeenRequest | undefined> {
  return seenRequests(db, tenantId)
    .where('request.item_id', '=', itemId)
    .where((eb) => isInSteps(eb, COPY_STEPS))
    .executeTakeFirst();
}

/** The request whose reader did not fetch this item in time, until the item is back in stock. */
export async function findNotFetched(
  db: Db,
  tenantId: string,
  itemId: string,
): Promise<SeenRequest | undefined> {
  return seenRequests(db, tenantId)
    .where('request.item_id', '=', itemId)
    .where('request.step', '=', 'awaiting_return_to_stock')
    .executeTakeFirst();
}

/** A request as it is now. */
export async function findSeen(
  db: Db,
  tenantId: string,
  requestId: string,
): Promise<SeenRequest | undefined> {
  return seenRequests(db, tenantId).where('request.id', '=', requestId).executeTakeFirst();
}
