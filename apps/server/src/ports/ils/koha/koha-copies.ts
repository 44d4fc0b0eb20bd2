import type { KohaApi } from './koha-api.ts';
import type { KohaItem } from './koha-shapes.ts';

/** An item with what its record's checkouts and holds say of it. */
export interface KohaCopy {
  readonly item: KohaItem;
  /** As Koha writes it, empty if it is not on loan. */
  readonly due: string;
  /** The letter of the hold that it serves, empty if it serves none. */
  readonly hold: string;
  /** Readers who wait for the record. */
  readonly waiting: number;
}

/** Copies of records by biblio number. Items name no due date: what is out is asked for in a question of its own. @throws SystemFault */
export async function askKohaCopies(
  api: KohaApi,
  numbers: readonly string[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, readonly KohaCopy[]>> {
  const biblioIds = numbers.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  if (biblioIds.length === 0) return new Map(numbers.map((number) => [number, []]));
  const [items, holds] = await Promise.all([
    api.itemsOfBiblios(biblioIds, timeoutMs),
    api.holdsOfBiblios(biblioIds, timeoutMs),
  ]);
  const out = items.filter((item) => item.checked_out_date !== '').map((item) => item.item_id);
  const checkouts = await api.checkoutsOfItems(out, timeoutMs);
  const due = new Map(checkouts.map((one) => [one.item_id, one.due_date]));
  const servedBy = new Map(holds.map((hold) => [hold.item_id, hold.status]));
  return new Map(
    numbers.map((number) => {
      const biblioId = Number(number);
      const waiting = holds.filter((hold) => hold.biblio_id === biblioId && hold.status === '').length;
      const own = items.filter((item) => item.biblio_id === biblioId);
      return [
        number,
        own.map((item) => ({
          item,
          due: due.get(item.item_id) ?? '',
          hold: servedBy.get(item.item_id) ?? '',
          waiting,
        })),
      ];
    }),
  );
}
