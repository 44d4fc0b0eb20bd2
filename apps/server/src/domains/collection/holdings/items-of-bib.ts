import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';
import { findKnownItems } from './known-holdings-store.ts';
import { orderItems } from './order-items.ts';
import { earliest, type Known, liveOrLastKnown } from './when-away.ts';

/** The items of a bib as the library system has them now, or as last known, in the order of order-items.ts. */
export async function itemsOfBib(deps: Deps, tenant: Tenant, bibId: string): Promise<Known<readonly Item[]>> {
  const known = await liveOrLastKnown<readonly Item[]>(deps, tenant, {
    live: (ils) => ils.items(bibId),
    lastKnown: () => findKnownItems(deps.db, tenant.id, bibId),
    answers: (items, now) => {
      const answer = items.map(({ asOf: _asOf, ...item }) => item);
      return [{ tenantId: tenant.id, bibId, at: earliest(items) ?? now, question: 'items', answer }];
    },
  });
  const asOf = earliest(known.value) ?? known.asOf;
  return { ...known, asOf, value: orderItems(known.value) };
}
