import type { DemoTenant } from '../demo-tenant.ts';
import { demoItems, type ItemSeed } from '../holdings/demo-items.ts';
import { demoWorks } from '../works/demo-works.ts';

/** The items that can be lent. Items are reserved here for the documented loans and holds. */
export interface Shelf {
  /** Reserves an item of the work. Throws RangeError if there is none: the documented accounts need it. */
  take(title: string): ItemSeed;
  /** Reserves all items of the work that are not reserved yet. */
  takeAll(title: string): ItemSeed[];
  isTaken(barcode: string): boolean;
  workId(title: string): string;
}

/** The items that can be lent. */
export function lendableItems(tenant: DemoTenant): readonly ItemSeed[] {
  return demoItems(tenant).filter((item) => item.status === 'available');
}

export function openShelf(tenant: DemoTenant): Shelf {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const work of demoWorks(tenant)) {
    const title = work.title.split(' : ')[0] ?? work.title;
    if (!ids.has(title)) ids.set(title, work.id);
  }
  const workId = (title: string) => {
    const id = ids.get(title);
    if (id === undefined) throw new RangeError(`no work "${title}"`);
    return id;
  };
  // Course reserves are left out: they cannot be renewed, and some documented accounts show renewals.
  const free = (title: string) => {
    const id = workId(title);
    return lendableItems(tenant).filter(
      (item) => item.workId === id && item.itemType !== 'reserve' && !taken.has(item.barcode),
    );
  };
  const reserve = (item: ItemSeed) => {
    taken.add(item.barcode);
    return item;
  };
  return {
    take(title) {
      const [item] = free(title);
      if (item === undefined) throw new RangeError(`no free copy of "${title}"`);
      return reserve(item);
    },
    takeAll: (title) => free(title).map(reserve),
    isTaken: (barcode) => taken.has(barcode),
    workId,
  };
}
