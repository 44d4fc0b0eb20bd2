import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { countTitles } from '../../vendors/count-titles.ts';
import { pageOfItems } from '../../vendors/known-items.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { openPurchase } from '../open-purchase.ts';
import { presentItems } from '../present-items.ts';

const ON_A_SHELF = { offset: 0, limit: 12 };

export const listShelvesCall = implement(listPurchaseShelves)(
  async ({ context: { tenant, language }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    if (isRefusal(opened)) return opened;
    const vendors = await readVendors(deps, tenant.id, language);
    const [newest, popular, counts] = await Promise.all([
      pageOfItems(deps.db, tenant.id, { sort: 'newest' }, ON_A_SHELF),
      pageOfItems(deps.db, tenant.id, { sort: 'popular' }, ON_A_SHELF),
      countTitles(deps.db, tenant.id),
    ]);
    const ordered = popular.items.filter(({ ordered_count }) => ordered_count > 0);
    return {
      vendors: [...vendors.values()]
        .filter(({ isOn }) => isOn)
        .map(({ id, code, name }) => ({ vendorId: id, code, name, itemCount: counts.get(id) ?? 0 })),
      newest: await presentItems(deps.db, tenant.id, vendors, newest.items),
      popular: await presentItems(deps.db, tenant.id, vendors, ordered),
    };
  },
);
