import type { Rhythm } from '@lectern/contracts/shelf/subscriptions/subscription';
import { addDays, weekdayOf } from '../../../../platform/clock.ts';
import { clockAt, instantAt } from '../../../../platform/local-time.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/**
 * When a reader with this rhythm is told of what is found now: at once, or at the library's next time of telling, which for a week is on a
 * Monday.
 */
export function dueAt(rhythm: Rhythm, now: Date, { settings }: Tenant): string {
  if (rhythm === 'now') return now.toISOString();
  const { timeZone, messages } = settings.policy;
  const [hours = 0, minutes = 0] = messages.tellFrom.split(':').map(Number);
  const tellFrom = hours * 60 + minutes;
  const clock = clockAt(timeZone, now.getTime());
  let day = clock.minutes < tellFrom ? clock.day : addDays(clock.day, 1);
  if (rhythm === 'weekly') day = addDays(day, (MONDAY - weekdayOf(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
  return new Date(instantAt(timeZone, day, tellFrom)).toISOString();
}
