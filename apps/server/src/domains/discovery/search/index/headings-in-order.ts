import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type HeadingField, headingKey } from '@lectern/search/analysis/heading-key';
import type { Filter, Headings, HeadingsRequest } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import { type EngineRefusal, withEngine } from '../../../../ports/search-engine/ask-engine.ts';

/** Which headings of an index are listed. */
export interface HeadingList {
  readonly field: HeadingField;
  /** Filing keys, any of which may be the beginning; in filing order. */
  readonly beginnings: readonly string[];
  readonly filters: readonly Filter[];
}

/** Behind all filing keys with the same beginning. */
const LAST = '\uffff';

type Ask = Pick<HeadingsRequest, 'direction' | 'limit'>;

/** The headings from a place on; from the end of the list from which it is read, if there is none. */
export async function headingsInOrder(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  { field, beginnings, filters }: HeadingList,
  { direction, limit }: Ask,
  place?: HeadingsRequest['from'],
): Promise<Headings | EngineRefusal> {
  const headings: Headings['headings'][number][] = [];
  const forward = direction === 'forward';
  for (const within of forward ? beginnings : beginnings.toReversed()) {
    const from = startOf(field, within, forward, place);
    if (from === undefined) continue;
    const request = { field, within, from, direction, limit: limit - headings.length, filters };
    const found = await withEngine(deps, (engine) => engine.headings(tenantId, request));
    if (isRefusal(found)) return found;
    if (forward) headings.push(...found.headings);
    else headings.unshift(...found.headings);
    if (found.more) return { headings, more: true };
  }
  return { headings, more: false };
}

/** Where the headings with one beginning are read from; undefined where all of them are on the other side of the place. */
function startOf(
  field: HeadingField,
  within: string,
  forward: boolean,
  place: HeadingsRequest['from'] | undefined,
): HeadingsRequest['from'] | undefined {
  const edge = { key: forward ? within : `${within}${LAST}` };
  if (place === undefined) return edge;
  const key = 'key' in place ? place.key : headingKey(field, place.heading);
  if (key.startsWith(within)) return place;
  const isBeforeAll = key < within;
  return isBeforeAll === forward ? edge : undefined;
}
