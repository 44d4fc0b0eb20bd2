import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { type Clock, dateIn } from '../../../platform/clock.ts';
import type { EventSender } from '../../../platform/events/event-sender.ts';
import type { IlsTenant } from '../../../ports/ils/library-systems.ts';

/** For whom, by which policy and when one request of the local circulation runs. */
export interface LocalContext {
  readonly events: EventSender;
  readonly tenantId: string;
  readonly policy: PolicySettings;
  /** ISO instant. */
  readonly now: string;
  /** Calendar date in the tenant's time zone. */
  readonly today: string;
}

/** The context of what happens now at a tenant. */
export function localContext(
  { clock, events }: { readonly clock: Clock; readonly events: EventSender },
  { id, policy }: IlsTenant,
): LocalContext {
  const now = clock.now();
  return { events, tenantId: id, policy, now: now.toISOString(), today: dateIn(policy.timeZone, now) };
}

/** The context of what happened earlier and is entered now; the same one where it happens now. */
export function contextAt<Context extends LocalContext>(
  context: Context,
  instant: string | undefined,
): Context {
  if (instant === undefined) return context;
  return { ...context, now: instant, today: dateIn(context.policy.timeZone, new Date(instant)) };
}
