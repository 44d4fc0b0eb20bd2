import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { readChoices } from './message-choices.ts';
import { listWays, type ReachDeps } from './reach.ts';

/** The ways that reach a reader now besides the inbox, and whether the reader chose them for requests. */
export async function waysOfRequests(
  deps: ReachDeps,
  tenant: Tenant,
  patronId: string,
): Promise<{ way: OutgoingWay; chosen: boolean }[]> {
  const owner = { tenantId: tenant.id, patronId };
  const { requests } = await readChoices(deps.db, owner, tenant.settings.policy.messages);
  const ways = await listWays(deps, tenant, patronId);
  return ways
    .filter(({ state }) => state === 'ready')
    .map(({ way }) => ({ way, chosen: requests.includes(way) }));
}
