import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { type ItemWish, pageOfItems } from '../vendors/known-items.ts';
import { type KnownVendor, readVendors } from '../vendors/known-vendors.ts';
import { openPurchase } from './open-purchase.ts';
import { presentItems } from './present-items.ts';

/** A page of titles that can be ordered. `wishOf` gets the vendors; where it answers undefined nothing is found. */
export async function answerItems(
  deps: Deps,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  { page, rows }: { readonly page: number; readonly rows: number },
  wishOf: (vendors: ReadonlyMap<string, KnownVendor>) => ItemWish | undefined,
): Promise<{ total: number; items: VendorItemView[] } | Refusal<'PURCHASE_OFF'>> {
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const vendors = await readVendors(deps, tenant.id, language);
  const wish = wishOf(vendors);
  if (!wish) return { total: 0, items: [] };
  const found = await pageOfItems(deps.db, tenant.id, wish, { offset: (page - 1) * rows, limit: rows });
  return { total: found.total, items: await presentItems(deps.db, tenant.id, vendors, found.items) };
}
