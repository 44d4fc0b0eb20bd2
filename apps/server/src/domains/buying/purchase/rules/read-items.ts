import type { Db, Tx } from '../../../../platform/db/database.ts';
import { numberKeys } from '../../../../platform/online-titles.ts';
import { findIdsByNumbers, numbersOf } from '../../../collection/catalogue/records/bib-numbers.ts';
import { bibsWithCopies } from '../../../collection/catalogue/records/with-copies.ts';
import type { VendorItemTable } from '../../vendors/tables.ts';
import { onOrderAmong } from '../store/order-store.ts';
import type { JudgedItem } from './judge-item.ts';

/** By what one knows that two orders are of one title: the ISBN, or the vendor's number. */
export function titleKeyOf({ isbn, vendor_id, number }: VendorItemTable): string {
  return isbn === '' ? `${vendor_id}/${number}` : isbn;
}

/** What the rules ask of titles beside their price list: what the library has, and what is on order. */
export async function readItems(
  db: Db | Tx,
  tenantId: string,
  items: readonly VendorItemTable[],
): Promise<{
  /** The record of a copy that the library has; empty without one. */
  heldAs(item: VendorItemTable): string;
  isOnOrder(item: VendorItemTable): boolean;
}> {
  const held = await heldByIsbn(
    db,
    tenantId,
    items.map(({ isbn }) => isbn).filter((isbn) => isbn !== ''),
  );
  const ordered = await onOrderAmong(db, tenantId, items.map(titleKeyOf));
  return {
    heldAs: ({ isbn }) => held.get(isbn) ?? '',
    isOnOrder: (item) => ordered.has(titleKeyOf(item)),
  };
}

/** A record with copies for each of these ISBNs that the library has. */
export async function heldByIsbn(
  db: Db | Tx,
  tenantId: string,
  isbns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = numberKeys({ issns: [], isbns: [...isbns] });
  const found = await findIdsByNumbers(db, tenantId, keys);
  const withCopies = await bibsWithCopies(db, tenantId, found);
  const numbers = await numbersOf(db, tenantId, [...withCopies]);
  const byKey = new Map(numbers.map(({ number, bibId }) => [number, bibId]));
  return new Map(
    isbns.flatMap((isbn) => {
      const [key = ''] = numberKeys({ issns: [], isbns: [isbn] });
      const bibId = byKey.get(key);
      return bibId === undefined ? [] : [[isbn, bibId]];
    }),
  );
}

/** A title as the rules judge it. */
export function judgedItem(
  item: VendorItemTable,
  known: Awaited<ReturnType<typeof readItems>>,
  said: {
    readonly price: number;
    readonly stock: number;
    readonly freight: number;
    readonly isSold: boolean;
  },
): JudgedItem {
  return {
    ...said,
    currency: item.currency,
    year: item.year,
    classNo: item.class_no,
    kind: item.kind,
    language: item.language,
    isHeld: known.heldAs(item) !== '',
    isOnOrder: known.isOnOrder(item),
  };
}
