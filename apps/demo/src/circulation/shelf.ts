import type { DemoTenant } from '../demo-tenant.ts';
import { demoItems, type ItemSeed } from '../holdings/demo-items.ts';
import { demoWorks } from '../works/demo-works.ts';

/** The copies that go out, and which of them are spoken for. */
export interface Shelf {
  /** A copy of the work that nobody has yet, or RangeError: the accounts' table promises it. */
  take(title: string): ItemSeed;
  /** All copies of the work that nobody has yet. */
  takeAll(title: string): ItemSeed[];
  isTaken(barcode: string): boolean;
  workId(title: string): string;
}

/** Copies that readers may take home. */
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
  // A course reserve cannot be renewed, so that accounts which show renewals get an ordinary copy.
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
