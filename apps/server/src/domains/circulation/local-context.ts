import type { PolicySettings } from '@lectern/contracts/tenant/tenant-settings';
import type { EventSender } from '../../platform/events/event-sender.ts';

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
