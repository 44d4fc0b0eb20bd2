import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { itemsOf } from '../vendors/known-items.ts';
import { type KnownVendor, readVendors } from '../vendors/known-vendors.ts';
import type { VendorItemTable } from '../vendors/tables.ts';
import { type OpenPurchase, openPurchase } from './open-purchase.ts';

/** The titles that a call names and that are sold, in its order, with all vendors. */
export async function askedItems(
  deps: Deps,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  itemIds: readonly string[],
): Promise<
  | {
      readonly opened: OpenPurchase;
      readonly vendors: ReadonlyMap<string, KnownVendor>;
      readonly items: readonly VendorItemTable[];
    }
  | Refusal<'PURCHASE_OFF'>
> {
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const vendors = await readVendors(deps, tenant.id, language);
  const known = await itemsOf(deps.db, tenant.id, itemIds);
  const items = [...new Set(itemIds)].flatMap((id) => known.get(id) ?? []);
  const isSold = (item: VendorItemTable) => item.is_sold === 1 && vendors.get(item.vendor_id)?.isOn === true;
  return { opened, vendors, items: items.filter(isSold) };
}
