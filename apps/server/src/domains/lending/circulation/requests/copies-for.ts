import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import type { Condition } from '@lectern/rules/requests/way';
import type { Db } from '../../../../platform/db/database.ts';
import { isNotSuspended } from '../store/waiting-requests.ts';
import type { SeenRequest } from './move-request.ts';

/** A copy that could serve a request. */
export interface PossibleCopy {
  readonly id: string;
  readonly bib_id: string;
  readonly barcode: string;
  readonly library_code: string;
  readonly location_code: string;
  readonly shelf: string;
  readonly call_number: string;
  /** It stands on its shelf, and no other request has it. */
  readonly on_shelf: boolean;
}

/**
 * The copies that can serve a request, of all its editions, on shelf first. The copy that the request has now is not among them.
 */
export async function listCopiesFor(
  db: Db,
  tenantId: string,
  request: Pick<SeenRequest, 'id' | 'item_id'>,
): Promise<readonly PossibleCopy[]> {
  const rows = await requestsWithCopies(db, tenantId)
    .select(['item.id', 'item.bib_id', 'item.barcode'])
    .select(['item.library_code', 'item.location_code', 'item.shelf'])
    .select(['item.call_number', 'item.status', 'loan.id as loan_id', 'other.id as other_id'])
    .where('request.id', '=', request.id)
    .where('item.id', '!=', request.item_id ?? '')
    .orderBy('item.library_code')
    .orderBy('item.barcode')
    .execute();
  const copies = rows.map(({ status, loan_id, other_id, ...copy }) => ({
    ...copy,
    on_shelf: status === 'available' && loan_id === null && other_id === null,
  }));
  return [...copies.filter((copy) => copy.on_shelf), ...copies.filter((copy) => !copy.on_shelf)];
}

/** Requests in the queue with the copies that stand free on a shelf and can serve them. Suspended requests are passed over. */
export function queuedWithFreeCopies(db: Db, tenantId: string, today: string) {
  return requestsWithCopies(db, tenantId)
    .where('request.step', '=', QUEUE_STEP)
    .where('request.ended_at', 'is', null)
    .where(isNotSuspended(today))
    .where('item.status', '=', 'available')
    .where('loan.id', 'is', null)
    .where('other.id', 'is', null);
}

/**
 * Requests, each with the copies of its title, or of its editions, that can serve it: of its volume, of a type that its reader's group may borrow, from a place
 * that lends, neither missing nor withdrawn.
 */
function requestsWithCopies(db: Db, tenantId: string) {
  return db
    .selectFrom('request')
    .innerJoin('patron', 'patron.id', 'request.patron_id')
    .leftJoin('request_edition as edition', 'edition.request_id', 'request.id')
    .innerJoin('item', (join) =>
      join
        .onRef('item.tenant_id', '=', 'request.tenant_id')
        .on((eb) => eb('item.bib_id', '=', eb.fn.coalesce('edition.bib_id', 'request.bib_id'))),
    )
    .innerJoin('loan_rule', (join) =>
      join
        .onRef('loan_rule.tenant_id', '=', 'item.tenant_id')
        .onRef('loan_rule.patron_group', '=', 'patron.patron_group')
        .onRef('loan_rule.item_type', '=', 'item.item_type')
        .on('loan_rule.loanable', '=', 1),
    )
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request as other', (join) =>
      join.onRef('other.item_id', '=', 'item.id').on('other.ended_at', 'is', null),
    )
    .where('request.tenant_id', '=', tenantId)
    .where('item.status', 'not in', ['missing', 'withdrawn', 'reference'])
    .where((eb) =>
      eb.or([eb('request.wanted_item_id', 'is', null), eb('request.wanted_item_id', '=', eb.ref('item.id'))]),
    )
    .where((eb) => eb.or([eb('request.volume', '=', ''), eb('request.volume', '=', eb.ref('item.volume'))]))
    .where((eb) => eb.or([eb('location.reference_only', 'is', null), eb('location.reference_only', '=', 0)]));
}

/** What is true of the other copies of a request. */
export function truthsOf(copies: readonly PossibleCopy[]): readonly Condition[] {
  if (copies.length === 0) return ['no_copy_left'];
  const onShelf = copies.some((copy) => copy.on_shelf);
  return onShelf ? ['another_copy_on_shelf', 'another_copy_to_come'] : ['another_copy_to_come'];
}
