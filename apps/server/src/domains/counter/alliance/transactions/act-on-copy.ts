import { ALLIANCE_COPY_OTHER } from '@lectern/contracts/counter/alliance/errors';
import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { AllianceVerb } from '@lectern/rules/alliance/ways';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type LendingPlace, type LentCopy, lendOut } from './lend-out.ts';
import type { Transaction } from './transaction-store.ts';

type CopyRefusal =
  | Exclude<Awaited<ReturnType<typeof lendOut>>, LentCopy>
  | Refusal<'ALLIANCE_COPY_OTHER' | 'ITEM_NOT_FOUND' | 'ILS_UNAVAILABLE'>;

/**
 * What a move does with the copy itself, in the library that lends it: sending it lends it to the other library, taking it back ends the
 * loan, and a lost copy is lost for the circulation too. Answers what changes in the transaction.
 */
export async function actOnCopy(
  deps: Deps,
  tenant: Tenant,
  transaction: Transaction,
  { verb, barcode }: { readonly verb: AllianceVerb; readonly barcode: string },
  at: LendingPlace,
): Promise<Partial<LentCopy> | CopyRefusal> {
  const { desk, libraryCode, staffId } = at;
  switch (verb) {
    case 'send': {
      const item = await desk.item(barcode);
      if (isRefusal(item)) return item;
      if (item.bibId !== transaction.record_id) return refuse(ALLIANCE_COPY_OTHER);
      return lendOut(deps, tenant, transaction, item.barcode, at);
    }
    case 'takeBack': {
      const returned = await desk.checkIn({ barcode: transaction.barcode, libraryCode, staffId });
      return isRefusal(returned) ? (returned as CopyRefusal) : {};
    }
    case 'lose': {
      if (transaction.loan_id === null) return {};
      // What it cost the libraries settle among themselves: no charge is posted.
      const lost = await desk.declareLost({ loanId: transaction.loan_id, staffId, charge: 0 });
      return isRefusal(lost) && !isRefusalFor(lost, LOAN_NOT_FOUND) ? (lost as CopyRefusal) : {};
    }
    default:
      return {};
  }
}

/** Ends the loan of a copy again that was lent for a move which then could not be made. */
export async function takeCopyBack(copy: Partial<LentCopy>, at: LendingPlace): Promise<void> {
  const { desk, libraryCode, staffId } = at;
  if (copy.barcode !== undefined) await desk.checkIn({ barcode: copy.barcode, libraryCode, staffId });
}
