import type { HotEresource } from '@lectern/contracts/resources/databases/hot-eresource';
import type { Deps } from '../../../platform/deps.ts';
import type { RankingPlace } from '../../shelf/rankings/places-of.ts';
import { eresourcesInOrder } from './page-of-eresources.ts';
import type { Reader } from './reading.ts';

/** The same places counted from 1, after some were left out. */
export function renumbered(places: readonly RankingPlace[]): RankingPlace[] {
  return places.map((one, at) => ({ ...one, place: at + 1 }));
}

/** Databases at their places. */
export async function rankedEresources(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  places: readonly RankingPlace[],
): Promise<HotEresource[]> {
  const ids = places.map(({ recordId }) => recordId);
  const shown = new Map((await eresourcesInOrder(deps, reader, ids)).map((one) => [one.id, one]));
  return places.flatMap(({ recordId, place, count }) => {
    const eresource = shown.get(recordId);
    return eresource ? [{ ...eresource, place, count }] : [];
  });
}
