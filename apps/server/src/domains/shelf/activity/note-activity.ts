import type { ActivityEvent } from '@lectern/contracts/shelf/activity/events';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { NotedUse } from './noted-use.ts';
import { writeActivity } from './write-activity.ts';

export type NoteDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'keepable'>;

/** Uses wait this long, so that a click costs its reader nothing and the database one transaction for all clicks of a second. */
const WAIT_MS = 1_000;
/** More are not held in memory: they are lost, as clicks may be. */
const MOST_WAITING = 5_000;

const waiting = new WeakMap<Deps['db'], NotedUse[]>();

/** Notes a use, to be written within a second: counted for the library, and in the reader's own records where there is a reader. */
export function noteActivity(
  deps: NoteDeps,
  tenant: Tenant,
  use: { readonly patronId?: string | undefined; readonly event: ActivityEvent; readonly subject: string },
): void {
  const pending = waiting.get(deps.db) ?? [];
  waiting.set(deps.db, pending);
  if (pending.length >= MOST_WAITING) return;
  if (pending.length === 0) setTimeout(() => void writeWaiting(deps), WAIT_MS).unref();
  const now = deps.clock.now();
  const { activityDays, timeZone } = tenant.settings.policy;
  pending.push({
    tenantId: tenant.id,
    patronId: activityDays > 0 ? use.patronId : undefined,
    event: use.event,
    subject: use.subject,
    at: now.toISOString(),
    day: dateIn(timeZone, now),
  });
}

/** Writes what waits now. A process that dies before has lost clicks of a second. */
export async function writeWaiting(deps: Pick<NoteDeps, 'db' | 'log' | 'keepable'>): Promise<void> {
  const { db, log } = deps;
  const uses = waiting.get(db)?.splice(0) ?? [];
  if (uses.length === 0) return;
  try {
    await writeActivity(deps, uses);
  } catch (error) {
    log.warn({ err: error }, 'clicks not kept');
  }
}
