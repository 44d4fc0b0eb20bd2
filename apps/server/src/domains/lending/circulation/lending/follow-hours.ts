import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { hoursChanged } from '../../../collection/vocabulary/hours/hours-changed.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import { clockLooksAt } from '../requests/clock-looks-at.ts';
import type { SeenRequest } from '../requests/move-request.ts';
import { seenRequests } from '../requests/request-store.ts';
import { type Calendar, openDayFrom, readCalendar } from '../rules/calendar.ts';
import { openInstantFrom } from '../rules/open-hours.ts';
import type { LoanTable } from '../tables.ts';

/** A library that was closed says so within these days. */
const LOOK_BACK_DAYS = 31;

/** Follows the opening hours of a library as soon as they change. */
export const hearHoursChanged: EventConsumer = {
  name: 'circulation-of-hours',
  hears: hoursChanged,
  async act(deps, tenantId) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    await followHours(deps.db, localContext(deps, { id: tenantId, policy: tenant.settings.policy }));
  },
};

/**
 * Moves due dates of open loans and last days of kept copies that have become closed days to the next open day, because nothing can be
 * returned or fetched before. A day that was moved stays if the library opens after all: readers may have read it.
 */
export async function followHours(db: Db, context: LocalContext): Promise<void> {
  const days = await dueDays(db, context);
  const kept = await keptRequests(db, context);
  const [from] = [
    ...days.map(({ due_date }) => due_date),
    ...kept.map(({ kept_until }) => kept_until),
  ].sort();
  if (from === undefined) return;
  const calendar = await readCalendar(db, context.tenantId, from);
  for (const day of days) await moveDueDates(db, context, calendar, day);
  await moveDueHours(db, context, calendar);
  for (const request of kept) await keepUntilOpen(db, context, calendar, request);
}

function openLoans(db: Db, { tenantId, today }: LocalContext) {
  return db
    .selectFrom('loan')
    .where('tenant_id', '=', tenantId)
    .where('returned_at', 'is', null)
    .where('due_date', '>=', addDays(today, -LOOK_BACK_DAYS));
}

/** The days on which open loans are due, each with the library that lent. */
function dueDays(db: Db, context: LocalContext) {
  return openLoans(db, context).select(['library_code', 'due_date']).distinct().execute();
}

async function moveDueDates(
  db: Db,
  { tenantId }: LocalContext,
  calendar: Calendar,
  { library_code, due_date }: Pick<LoanTable, 'library_code' | 'due_date'>,
): Promise<void> {
  const open = openDayFrom(calendar, library_code, due_date);
  if (open === due_date) return;
  await db
    .updateTable('loan')
    .set({ due_date: open })
    .where('tenant_id', '=', tenantId)
    .where('library_code', '=', library_code)
    .where('due_date', '=', due_date)
    .where('due_at', 'is', null)
    .where('returned_at', 'is', null)
    .execute();
}

async function moveDueHours(db: Db, context: LocalContext, calendar: Calendar): Promise<void> {
  const { tenantId, policy } = context;
  const { timeZone } = policy;
  const loans = await openLoans(db, context)
    .select(['id', 'library_code', 'due_at'])
    .where('due_at', 'is not', null)
    .$narrowType<{ due_at: string }>()
    .execute();
  for (const { id, library_code, due_at } of loans) {
    const open = openInstantFrom({ calendar, libraryCode: library_code, timeZone }, due_at);
    if (open === due_at) continue;
    await db
      .updateTable('loan')
      .set({ due_at: open, due_date: dateIn(timeZone, new Date(open)) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .where('returned_at', 'is', null)
      .execute();
  }
}

function keptRequests(db: Db, { tenantId }: LocalContext) {
  return seenRequests(db, tenantId)
    .where('request.step', 'in', KEPT_STEPS)
    .where('request.kept_until', 'is not', null)
    .$narrowType<{ kept_until: string }>()
    .execute();
}

async function keepUntilOpen(
  db: Db,
  context: LocalContext,
  calendar: Calendar,
  request: SeenRequest & { readonly kept_until: string },
): Promise<void> {
  const { id, step, pickup_library, kept_until } = request;
  const open = openDayFrom(calendar, pickup_library, kept_until);
  if (open === kept_until) return;
  await db
    .updateTable('request')
    .set({ kept_until: open, moves_at: clockLooksAt(context, { ...request, kept_until: open }) })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .where('step', '=', step)
    .where('kept_until', '=', kept_until)
    .execute();
}
