import type { Deps } from '../../platform/deps.ts';
import type { Item } from '../../ports/ils/ils-port.ts';
import { listItemsOfBib } from '../circulation/acts/list-items.ts';
import { type Known, liveOrLastKnown } from './when-away.ts';

/** The items of a bib as the library system has them now, or as last known. */
export function itemsOfBib(deps: Deps, tenantId: string, bibId: string): Promise<Known<readonly Item[]>> {
  return liveOrLastKnown(deps, tenantId, {
    live: () => deps.ils.items(tenantId, bibId),
    lastKnown: () => listItemsOfBib(deps.db, tenantId, bibId),
  });
}

/** A reader who walks there finds it. */
export function isOnShelf(item: Item): boolean {
  return item.status === 'available' || item.status === 'reference';
}
