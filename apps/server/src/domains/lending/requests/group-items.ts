import { compareVolumes } from '@lectern/rules/volume/volume-order';
import type { Item } from '../../../ports/ils/ils-items.ts';

/** Items by a key, in the order in which the keys come first. */
export function groupItems(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The volumes of items in their natural order, with their items; none if no item has one. */
export function volumesOf(items: readonly Item[]): readonly (readonly [string, readonly Item[]])[] {
  const volumes = groupItems(items, ({ volume }) => volume);
  volumes.delete('');
  return [...volumes].sort(([one], [other]) => compareVolumes(one, other));
}
