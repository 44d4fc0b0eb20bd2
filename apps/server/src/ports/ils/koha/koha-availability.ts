import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import { availabilityOfItems } from '../availability-of-items.ts';
import type { Availability, Item } from '../ils-items.ts';
import { type AskedBib, askBibs } from '../over-http/ask-bibs.ts';
import { itemsOfBib } from '../over-http/items-of-bib.ts';
import { type KohaContext, libraryOf } from './koha-context.ts';
import type { KohaCopy } from './koha-copies.ts';

/**
 * Availability of bibs that Koha answered for within the time of a page. A bib without a biblio number is not from Koha and has no items
 * there.
 * @throws SystemFault if Koha answered for none
 */
export async function readKohaAvailability(
  context: KohaContext,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const bibs = await askKoha(context, bibIds);
  return new Map(
    bibs.flatMap((bib) => {
      if (!bib.answer) return [];
      const waiting = Math.max(0, ...bib.answer.holdings.map((one) => one.waiting));
      return [[bib.bibId, availabilityOfItems(itemsOf(context, bib), waiting)] as const];
    }),
  );
}

/** The items of a bib. @throws SystemFault */
export async function readKohaItems(context: KohaContext, bibId: string): Promise<readonly Item[]> {
  const [bib] = await askKoha(context, [bibId]);
  return bib ? itemsOf(context, bib) : [];
}

function askKoha(context: KohaContext, bibIds: readonly string[]) {
  return askBibs(context, context.settings.biblioNumber, context.biblios, bibIds);
}

function itemsOf(context: KohaContext, bib: AskedBib<KohaCopy>): Item[] {
  return itemsOfBib(bib, context.policy.timeZone, (copy) => ({
    id: String(copy.item.item_id),
    barcode: copy.item.external_id,
    inventoryNumber: copy.item.inventory_number,
    libraryCode: libraryOf(context, copy.item.home_library_id),
    locationCode: copy.item.location,
    callNumber: copy.item.callnumber,
    volume: copy.item.serial_issue_number,
    status: statusOf(copy),
    due: copy.due,
  }));
}

/** Values of Koha's lists are the library's own; below zero an item is not for loan yet, as one on order. */
function statusOf({ item, hold }: KohaCopy): ItemStatus {
  if (item.withdrawn !== 0) return 'withdrawn';
  if (item.lost_status !== 0) return 'missing';
  if (item.checked_out_date !== '') return 'on_loan';
  if (hold === 'T') return 'in_transit';
  if (hold === 'W' || hold === 'P') return 'on_hold_shelf';
  const kept = item.effective_not_for_loan_status || item.not_for_loan_status;
  if (kept === 0) return 'available';
  return kept < 0 ? 'in_process' : 'reference';
}
