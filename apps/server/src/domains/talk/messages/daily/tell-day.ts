import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addDays, clockIn, dateIn, later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { tellDayJob } from '../jobs.ts';
import { tellReaders } from '../tell-readers.ts';
import { findLastDay, noteDay } from './day-store.ts';
import { forgetMessages } from './forget-messages.ts';
import { newsOfDay } from './news-of-day.ts';

type DayDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'tenants' | 'ils'>;

const EVERY_SECONDS = 5 * 60;
/** Days that are told later because no server ran. */
const MOST_MISSED_DAYS = 7;

/** Looks every few minutes at which library the day is to be told. */
export function tellDay(deps: DayDeps): JobHandler {
  return handleJob(tellDayJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(deps, tellDayJob.kind, (tenant) => tellDayOf(deps, tenant), signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/**
 * Tells the readers of a library what is due, overdue or kept for the last days, once a day. Each message has a key, so a day that was told
 * in part is told to the end. Messages that are too old go on the same occasion.
 */
export async function tellDayOf(deps: DayDeps, tenant: Tenant): Promise<void> {
  const { timeZone, messages } = tenant.settings.policy;
  const now = deps.clock.now();
  const today = dateIn(timeZone, now);
  if (clockIn(timeZone, now) < messages.tellFrom) return;
  const last = await findLastDay(deps.db, tenant.id);
  if (last !== undefined && last >= today) return;
  const { news } = deps.ils.of(tenant);
  const earliest = addDays(today, -MOST_MISSED_DAYS);
  let day = last === undefined ? today : addDays(last, 1);
  if (day < earliest) day = earliest;
  for (; news && day <= today; day = addDays(day, 1)) {
    const told = await newsOfDay(news, messages, { day, today });
    if (isRefusal(told)) throw new Error('the library system does not say what is due');
    await tellReaders(deps, tenant, told);
  }
  await forgetMessages(deps.db, tenant, now);
  await noteDay(deps.db, tenant.id, today, now.toISOString());
}
