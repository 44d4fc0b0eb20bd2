import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** For how many days a reader may stay signed in on this computer; 0 where the library does not want it, or many use the computer. */
export function daysToStay(
  { settings: { policy } }: Pick<Tenant, 'settings'>,
  { network }: Pick<Visitor, 'network'>,
): number {
  return policy.sharedNetworks.includes(network) ? 0 : policy.staySignedInDays;
}
