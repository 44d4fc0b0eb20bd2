import type { Condition } from '@lectern/rules/requests/way';
import type { Db } from '../../../platform/db/database.ts';
import type { SeenRequest } from './move-request.ts';

/** A copy that could serve a request. */
export interface PossibleCopy {
  readonly id: string;
  readonly barcode: string;
  readonly library_code: string;
  readonly location_code: string;
  readonly shelf: string;
  readonly call_number: string;
  /** It stands on its shelf, and no other request has it. */
  readonly on_shelf: boolean;
}

/**
 * The copies of a title that can serve a request, on shelf first: of its volume, of a type that its reader's group may borrow, from a place
 * that lends, neither missing nor withdrawn. The copy that the request has now is not among them.
 */
export async function listCopiesFor(
  db: Db,
  tenantId: string,
  request: Pick<SeenRequest, 'id' | 'bib_id' | 'item_id' | 'volume' | 'patron_id'>,
): Promise<readonly PossibleCopy[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('request', (join) =>
      join.onRef('request.tenant_id', '=', 'item.tenant_id').on('request.id', '=', request.id),
    )
    .innerJoin('patron', 'patron.id', 'request.patron_id')
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
    .select(['item.id', 'item.barcode', 'item.library_code', 'item.location_code', 'item.shelf'])
    .select(['item.call_number', 'item.status', 'loan.id as loan_id', 'other.id as other_id'])
    .where('item.tenant_id', '=', tenantId)
    .where('item.bib_id', '=', request.bib_id)
    .where('item.status', 'not in', ['missing', 'withdrawn', 'reference'])
    .where('item.id', '!=', request.item_id ?? '')
    .where((eb) =>
      eb.or([eb('request.wanted_item_id', 'is', null), eb('request.wanted_item_id', '=', eb.ref('item.id'))]),
    )
    .where((eb) => eb.or([eb('request.volume', '=', ''), eb('request.volume', '=', eb.ref('item.volume'))]))
    .where((eb) => eb.or([eb('location.reference_only', 'is', null), eb('location.reference_only', '=', 0)]))
    .orderBy('item.library_code')
    .orderBy('item.barcode')
    .execute();
  const copies = rows.map(({ status, loan_id, other_id, ...copy }) => ({
    ...copy,
    on_shelf: status === 'available' && loan_id === null && other_id === null,
  }));
  return [...copies.filter((copy) => copy.on_shelf), ...copies.filter((copy) => !copy.on_shelf)];
}

/** What is true of the other copies of a request. */
export function truthsOf(copies: readonly PossibleCopy[]): readonly Condition[] {
  if (copies.length === 0) return ['no_copy_left'];
  const onShelf = copies.some((copy) => copy.on_shelf);
  return onShelf ? ['another_copy_on_shelf', 'another_copy_to_come'] : ['another_copy_to_come'];
}
