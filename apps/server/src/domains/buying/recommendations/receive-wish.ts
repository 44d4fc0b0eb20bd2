import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { addBriefBib } from '../../collection/catalogue/at-desk/add-brief-bib.ts';
import { addDeskCopy, type DeskCopy } from '../../collection/catalogue/at-desk/add-desk-copy.ts';
import type { LocalContext } from '../../lending/circulation/local-context.ts';
import { reserveInOrder } from '../../lending/circulation/placing/reserve-in-order.ts';
import { recordAcceptance } from '../acceptance/record-acceptance.ts';
import { moveWish } from './move-wish.ts';
import { readersOfWishes } from './store/reader-store.ts';
import type { WishTable } from './tables.ts';
import type { StoredFacts } from './wish-facts.ts';

/** Where a wish arrives; without a circulation of its own the library makes copies elsewhere. */
export interface Receiving {
  readonly deps: Pick<Deps, 'events'>;
  readonly tenant: Tenant;
  readonly circulation: LocalContext | undefined;
}

export interface Received {
  /** The record that it is, or the id of the brief one that is made. */
  readonly bibId: string;
  readonly isNewBib: boolean;
  /** Undefined: no copy is made here. */
  readonly copy: Omit<DeskCopy, 'bibId'> | undefined;
  readonly reply: string;
  readonly staffId: string;
  readonly now: Date;
}

/**
 * What was wished has come: its copy is made, and before anybody can have it those who want it are put in its queue, in the order in which
 * they wished. All in the transaction of the caller, who holds the lock of the wish.
 */
export async function receiveWish(
  tx: Tx,
  { deps: { events }, tenant, circulation }: Receiving,
  wish: WishTable,
  { bibId, isNewBib, copy, reply, staffId, now }: Received,
): Promise<
  | { readonly id: string; readonly recordId: string; readonly barcode: string; readonly reserved: number }
  | Refusal<'BARCODE_TAKEN'>
> {
  const at = now.toISOString();
  // The copy first: if its barcode is taken, nothing else is written.
  const item = copy && (await addDeskCopy(tx, tenant.id, { ...copy, bibId }, { events, now: at }));
  if (isRefusal(item)) return item;
  if (item && isNewBib) await addBriefBib(tx, tenant.id, { ...briefOf(wish), id: bibId, now: at });
  const recordId = item || !isNewBib ? bibId : '';
  const readers = await readersOfWishes(tx, tenant.id, [wish.id]);
  const waiting = readers
    .filter(({ wants_copy }) => wants_copy === 1)
    .map(({ patron_id, pickup_library }) => ({ patronId: patron_id, pickupLibrary: pickup_library }));
  const isReserved = circulation && recordId !== '' && wish.kind !== 'electronic';
  const reserved = isReserved ? await reserveInOrder(tx, circulation, recordId, waiting) : [];
  await recordAcceptance(
    tx,
    tenant.id,
    {
      origin: 'wish',
      origin_id: wish.id,
      record_id: recordId,
      title: wish.title,
      author: wish.author,
      barcode: item?.barcode ?? '',
      copies: 1,
      staff_id: staffId,
      patronIds: readers.map(({ patron_id }) => patron_id),
    },
    at,
  );
  await moveWish(tx, tenant, wish, { to: 'arrived', reply, staffId, now, change: { record_id: recordId } });
  return { id: wish.id, recordId, barcode: item?.barcode ?? '', reserved: reserved.length };
}

/** As much of a description as the wish has; the full record takes its place when it is imported. */
function briefOf({ title, author, facts }: WishTable) {
  const { publishTime, standNo, resourceType } = fromJson<StoredFacts>(facts);
  const year = /\d{4}/.exec(publishTime)?.[0];
  return {
    title,
    author,
    year: year === undefined ? undefined : Number(year),
    isbn: resourceType === 'journal' ? '' : standNo,
    kind: resourceType === 'journal' ? ('journal' as const) : ('book' as const),
  };
}
