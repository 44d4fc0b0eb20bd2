import type { ItemStatus } from '@lectern/contracts/holdings/item-view';
import { availabilityOfItems } from '../availability-of-items.ts';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Availability, Item } from '../ils-items.ts';
import { readDueTime } from '../over-http/read-due.ts';
import type { RecordAnswer } from '../over-http/record-answers.ts';
import { type KohaContext, libraryOf } from './koha-context.ts';
import type { KohaCopy } from './koha-copies.ts';

/**
 * Availability of bibs that Koha answered for within the time of a page. A bib without a biblio number is not from Koha and has no items there.
 * @throws SystemFault if Koha answered for none
 */
export async function readKohaAvailability(
  context: KohaContext,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const bibs = await askBibs(context, bibIds);
  return new Map(
    bibs.flatMap(({ bibId, answer, items }) =>
      answer
        ? [
            [
              bibId,
              availabilityOfItems(items, Math.max(0, ...answer.holdings.map((one) => one.waiting))),
            ] as const,
          ]
        : [],
    ),
  );
}

/** The items of a bib. @throws SystemFault */
export async function readKohaItems(context: KohaContext, bibId: string): Promise<readonly Item[]> {
  const [bib] = await askBibs(context, [bibId]);
  return bib?.items ?? [];
}

const NOT_THERE: RecordAnswer<KohaCopy> = { holdings: [], at: '', isNew: true };

async function askBibs(context: KohaContext, bibIds: readonly string[]) {
  const { tenantId, settings } = context;
  const ids = [...new Set(bibIds)];
  const [numbers, copies] = await Promise.all([
    context.numbers.ofBibs(tenantId, ids, settings.biblioNumber),
    context.copies.ofBibs(tenantId, ids),
  ]);
  const answers = await context.biblios.ask([...numbers.values()]);
  return ids.map((bibId) => {
    const number = numbers.get(bibId);
    const answer = number === undefined ? NOT_THERE : answers.get(number);
    const own = copies.filter((copy) => copy.bibId === bibId);
    return { bibId, answer, items: answer ? itemsOf(context, bibId, answer, own) : [] };
  });
}

/** Copies that the catalogue has too stand in its order and with its places, the others behind them. */
function itemsOf(
  context: KohaContext,
  bibId: string,
  answer: RecordAnswer<KohaCopy>,
  copies: readonly CatalogueCopy[],
): Item[] {
  const place = new Map(copies.map((copy, at) => [copy.barcode, at]));
  const placeOf = ({ item }: KohaCopy) => place.get(item.external_id) ?? copies.length;
  return [...answer.holdings]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((there) => {
      const at = place.get(there.item.external_id);
      const known = at === undefined ? undefined : copies[at];
      const status = statusOf(there);
      if (status === 'withdrawn') return [];
      const due = status === 'on_loan' ? readDueTime(there.due, context.policy.timeZone) : undefined;
      return {
        ...(known ? traitsOf(known) : foreignTraits(context, bibId, there)),
        status: status === 'available' && known?.isReference ? ('reference' as const) : status,
        ...due,
        ...(!answer.isNew && { asOf: answer.at }),
      };
    });
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

function traitsOf({ isReference: _isReference, title: _title, author: _author, ...traits }: CatalogueCopy) {
  return traits;
}

/** An item that the portal's catalogue does not have. */
function foreignTraits(context: KohaContext, bibId: string, { item }: KohaCopy) {
  return {
    id: String(item.item_id),
    bibId,
    barcode: item.external_id,
    libraryCode: libraryOf(context, item.home_library_id),
    locationCode: item.location,
    callNumber: item.callnumber,
    volume: item.serial_issue_number,
    itemType: '',
    shelf: '',
  };
}
