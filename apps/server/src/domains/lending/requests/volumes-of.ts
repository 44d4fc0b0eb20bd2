import { compareVolumes } from '@lectern/rules/volume/volume-order';
import { groupBy } from '../../../platform/group-by.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';

/** The volumes of items in their natural order, with their items; none if no item has one. */
export function volumesOf(items: readonly Item[]): readonly (readonly [string, readonly Item[]])[] {
  const volumes = groupBy(items, ({ volume }) => volume);
  volumes.delete('');
  return [...volumes].sort(([one], [other]) => compareVolumes(one, other));
}
