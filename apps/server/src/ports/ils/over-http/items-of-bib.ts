import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Item } from '../ils-items.ts';
import type { AskedBib } from './ask-bibs.ts';
import { readDueTime } from './read-due.ts';

/** What a system says of a copy. */
export interface CopyThere {
  readonly id: string;
  /** Empty if it has none. */
  readonly barcode: string;
  /** Empty or absent if it has none, or the system does not say. */
  readonly inventoryNumber?: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly status: ItemStatus;
  /** An instant, as far as the system writes one. */
  readonly due: string;
}

/** The items of a bib. Copies that the catalogue has too stand in its order and with its places, the others behind them. */
export function itemsOfBib<Copy>(
  { bibId, answer, copies }: AskedBib<Copy>,
  timeZone: string,
  /** Undefined for a copy that is not shown. */
  read: (copy: Copy) => CopyThere | undefined,
): Item[] {
  if (!answer) return [];
  const place = new Map(copies.map((copy, at) => [copy.barcode, at]));
  const placeOf = ({ barcode }: CopyThere) => place.get(barcode) ?? copies.length;
  return answer.holdings
    .flatMap((copy) => read(copy) ?? [])
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((there) => {
      const { status, due, inventoryNumber: numberThere, ...traits } = there;
      if (status === 'withdrawn') return [];
      const known = there.barcode === '' ? undefined : copies[placeOf(there)];
      return {
        ...(known ? traitsOf(known) : { ...traits, bibId, itemType: '', shelf: '' }),
        ...(numberThere && { inventoryNumber: numberThere }),
        status: status === 'available' && known?.isReference ? ('reference' as const) : status,
        ...(status === 'on_loan' && readDueTime(due, timeZone)),
        ...(!answer.isNew && { asOf: answer.at }),
      };
    });
}

function traitsOf({ isReference: _isReference, title: _title, author: _author, ...traits }: CatalogueCopy) {
  return traits;
}
