import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import { PROMISED_STEPS } from '@lectern/rules/requests/step-sets';
import type { Db } from '../../../../platform/db/database.ts';
import { itemStatus, itemsWithState } from '../store/item-store.ts';

/** The loan of a copy, as far as a re-lending needs to know it. */
export interface LentTo {
  readonly loanId: string;
  readonly holderId: string;
  readonly holderRelends: boolean;
  readonly lentAt: string;
  readonly dueDate: string;
  /** The holder has said yes to a reader who asked for it. */
  readonly isPromised: boolean;
}

/** A copy as one reader may ask for it. */
export interface Copy {
  readonly id: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly volume: string;
  readonly itemType: string;
  readonly status: ItemStatus;
  /** Readers cannot walk there. */
  readonly inClosedStack: boolean;
  /** Set aside, under way or kept for a request. */
  readonly isAllocated: boolean;
  readonly lent?: LentTo;
}

/** The copies of a bib that are not withdrawn, in the tenant's order of libraries and locations. */
export async function readCopies(db: Db, tenantId: string, bibId: string): Promise<readonly Copy[]> {
  const rows = await itemsWithState(db, tenantId)
    .leftJoin('library', (join) =>
      join.onRef('library.tenant_id', '=', 'item.tenant_id').onRef('library.code', '=', 'item.library_code'),
    )
    .leftJoin('patron as holder', 'holder.id', 'loan.patron_id')
    .select(['item.id', 'item.library_code', 'item.location_code', 'item.volume', 'item.item_type'])
    .select(['location.closed_stack', 'loan.id as loan_id', 'loan.patron_id as holder_id'])
    .select(['loan.checked_out_at', 'holder.relends'])
    .select((eb) =>
      eb
        .selectFrom('request as promise')
        .select('promise.id')
        .where('promise.tenant_id', '=', tenantId)
        .whereRef('promise.wanted_item_id', '=', 'item.id')
        .where('promise.kind', '=', 'relending')
        .where('promise.step', 'in', PROMISED_STEPS)
        .limit(1)
        .as('promised_to'),
    )
    .where('item.bib_id', '=', bibId)
    .where('item.status', '!=', 'withdrawn')
    .orderBy('library.position')
    .orderBy('item.library_code')
    .orderBy('location.position')
    .orderBy('item.location_code')
    .orderBy('item.barcode')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    libraryCode: row.library_code,
    locationCode: row.location_code,
    volume: row.volume,
    itemType: row.item_type,
    status: itemStatus(row),
    inClosedStack: row.closed_stack === 1,
    isAllocated: row.allocated_to !== null,
    ...(row.loan_id !== null && {
      lent: {
        loanId: row.loan_id,
        holderId: row.holder_id ?? '',
        holderRelends: row.relends === 1,
        lentAt: row.checked_out_at ?? '',
        dueDate: row.due_date ?? '',
        isPromised: row.promised_to !== null,
      },
    }),
  }));
}
