import { compareTexts } from '@lectern/rules/compare-texts';
import { volumeKey } from '@lectern/rules/volume/volume-order';
import { callNumberScheme, shelfKey } from '@lectern/search/analysis/call-number';
import type { Item } from '../../../ports/ils/ils-items.ts';

/**
 * Items as they stand on the shelf: place by place in the order in which the library system names the places, there by call number and
 * by volume, both in their natural order.
 */
export function orderItems(items: readonly Item[]): Item[] {
  const places = new Map<string, number>();
  const keyed = items.map((item) => {
    const place = `${item.libraryCode} ${item.locationCode}`;
    const at = places.get(place) ?? places.size;
    places.set(place, at);
    return { item, at, shelf: shelfKeyWithVolume(item.callNumber), volume: volumeKey(item.volume) };
  });
  const ordered = keyed.toSorted(
    (one, other) =>
      one.at - other.at ||
      compareTexts(one.shelf, other.shelf) ||
      compareTexts(one.volume, other.volume) ||
      compareTexts(one.item.volume, other.item.volume) ||
      compareTexts(one.item.barcode, other.item.barcode),
  );
  return ordered.map(({ item }) => item);
}

/** Many libraries write the volume behind the call number: what follows the class goes by the order of volumes. */
function shelfKeyWithVolume(callNumber: string): string {
  const scheme = callNumberScheme(callNumber);
  if (scheme === 'lcc') return shelfKey(callNumber, scheme);
  if (scheme === 'other') return volumeKey(callNumber);
  const [notation = '', ...rest] = callNumber
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/\s]+/);
  return `${notation} ${volumeKey(rest.join(' '))}`;
}
