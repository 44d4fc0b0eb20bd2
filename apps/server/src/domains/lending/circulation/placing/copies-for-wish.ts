import type { RequestWish } from '../../../../ports/ils/ils-placing.ts';
import type { Demand } from '../store/demand.ts';
import type { Copy } from './read-copies.ts';

/** The copies that could serve a wish. */
export interface CopiesForWish {
  /** On the shelf, and nobody else is waiting for them. */
  readonly free: readonly Copy[];
  /** On loan, under way, kept or set aside for others. */
  readonly toCome: readonly Copy[];
}

/** Copies that match the wish and that the reader's group may borrow. Copies that are missing can serve nobody. */
export function copiesForWish(
  copies: readonly Copy[],
  wish: RequestWish,
  reader: { readonly mayBorrow: ReadonlySet<string>; readonly demand: Demand },
): CopiesForWish {
  const matching = copies.filter(
    (copy) => matches(copy, wish) && reader.mayBorrow.has(copy.itemType) && isLent(copy),
  );
  const isFree = (copy: Copy) =>
    copy.status === 'available' &&
    !copy.isAllocated &&
    reader.demand.waitingFor({ bibId: wish.bibId, itemId: copy.id, volume: copy.volume }) === 0;
  return {
    free: matching.filter(isFree),
    toCome: matching.filter((copy) => !isFree(copy)),
  };
}

function matches(copy: Copy, { itemId, volume, locationCode }: RequestWish): boolean {
  return (
    (itemId === undefined || copy.id === itemId) &&
    (volume === undefined || copy.volume === volume) &&
    (locationCode === undefined || copy.locationCode === locationCode)
  );
}

/** The library lends such copies at all. */
function isLent({ status }: Copy): boolean {
  switch (status) {
    case 'available':
    case 'on_loan':
    case 'on_hold_shelf':
    case 'in_transit':
    case 'in_process':
    case 'repair':
      return true;
    case 'reference':
    case 'missing':
    case 'withdrawn':
    case 'unknown':
      return false;
  }
}
