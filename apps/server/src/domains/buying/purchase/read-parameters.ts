import { MOST_IN_CART, type purchaseParameters } from '@lectern/contracts/buying/purchase/purchase-rule';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { openPurchase } from './open-purchase.ts';
import { readTerms } from './store/terms-store.ts';

/** The parameters of the pages. They tell nothing that the pages do not show. */
export async function readParameters(
  deps: Pick<Deps, 'db' | 'ils' | 'clock' | 'events'>,
  tenant: Tenant,
): Promise<z.infer<typeof purchaseParameters>> {
  const opened = await openPurchase(deps, tenant);
  const { minutesHeld, daysToConfirm, ways } = await readTerms(deps.db, tenant.id);
  return {
    isOn: !isRefusal(opened),
    minutesHeld,
    daysToConfirm,
    ways,
    freightPayer: 'library',
    mostInCart: MOST_IN_CART,
    currency: tenant.settings.policy.currency,
  };
}
