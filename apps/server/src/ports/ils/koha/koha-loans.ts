import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Loan } from '../ils-loans.ts';
import type { NoPatron, PatronBlock } from '../ils-refusals.ts';
import { readDay, readDueTime } from '../over-http/read-due.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import { type KohaContext, libraryOf, readKohaId } from './koha-context.ts';
import { blocksOf, owedOf } from './koha-patrons.ts';
import type { KohaCheckout, KohaDebit, KohaItem, KohaPatron } from './koha-shapes.ts';

/** An open loan with Koha's numbers of its item and record; undefined where our client may not see them. */
export interface KohaLoan {
  readonly loan: Loan;
  readonly biblioId: number | undefined;
}

/** A patron with debts and open loans, due first. Why a loan cannot be renewed is said as far as it is the patron's account. */
export interface KohaPatronLoans {
  readonly patron: KohaPatron;
  readonly debits: readonly KohaDebit[];
  readonly blocks: readonly PatronBlock[];
  readonly loans: readonly KohaLoan[];
}

/** @throws SystemFault, also if a loan has no due date */
export async function readKohaLoans(
  context: KohaContext,
  patronId: string,
): Promise<KohaPatronLoans | NoPatron> {
  const id = readKohaId(patronId);
  if (id === undefined) return refuse(PATRON_NOT_FOUND);
  const { api } = context;
  const [patron, debits, checkouts] = await Promise.all([api.patron(id), api.debits(id), api.checkouts(id)]);
  if (!patron) return refuse(PATRON_NOT_FOUND);
  const items = await findKohaItems(
    context,
    checkouts.map((one) => one.item_id),
  );
  const blocks = blocksOf(patron, owedOf(debits, context), context);
  const [block] = blocks;
  const loans = checkouts
    .map((checkout) => {
      const known = items.get(checkout.item_id ?? 0);
      const loan = { ...loanOf(context, checkout, known), ...(block && { refusal: block }) };
      return { loan, biblioId: known?.item.biblio_id };
    })
    .sort((one, other) => one.loan.dueDate.localeCompare(other.loan.dueDate));
  return { patron, debits, blocks, loans };
}

function loanOf(context: KohaContext, checkout: KohaCheckout, known: KnownItem | undefined): Loan {
  const { clock, policy } = context;
  const due = readDueTime(checkout.due_date, policy.timeZone);
  if (!due) throw new SystemFault('garbled', 'a loan has no due date');
  const { copy, item } = known ?? {};
  const now = clock.now().toISOString();
  return {
    id: String(checkout.checkout_id),
    bibId: copy?.bibId ?? '',
    itemId: copy?.id ?? '',
    barcode: item?.external_id ?? '',
    ...inventoryNumberOf(known),
    callNumber: copy?.callNumber ?? item?.callnumber ?? '',
    volume: copy?.volume ?? item?.serial_issue_number ?? '',
    libraryCode: copy?.libraryCode ?? libraryOf(context, item?.home_library_id ?? ''),
    locationCode: copy?.locationCode ?? item?.location ?? '',
    title: copy?.title ?? item?.biblio?.title ?? '',
    author: copy?.author ?? item?.biblio?.author ?? '',
    checkedOutOn: readDay(checkout.checkout_date, policy.timeZone),
    ...due,
    isOverdue: due.dueAt === undefined ? due.dueDate < context.today() : due.dueAt < now,
    renewals: checkout.renewals_count,
    maxRenewals: 0,
    recalled: false,
    overdueFine: 0,
  };
}

/** An item of Koha, with the copy of the catalogue that has its barcode. */
export interface KnownItem {
  readonly item: KohaItem;
  readonly copy: CatalogueCopy | undefined;
}

/** That of Koha, else that of the catalogue; nothing where neither has one. */
export function inventoryNumberOf(known: KnownItem | undefined): { readonly inventoryNumber?: string } {
  const inventoryNumber = known?.item.inventory_number || known?.copy?.inventoryNumber;
  return inventoryNumber ? { inventoryNumber } : {};
}

/** Items by Koha's id. @throws SystemFault */
export async function findKohaItems(
  { api, copies, tenantId }: KohaContext,
  itemIds: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, KnownItem>> {
  const items = await api.items(itemIds.flatMap((id) => id ?? []));
  const barcodes = items.map((item) => item.external_id).filter((barcode) => barcode !== '');
  const known = await copies.byBarcodes(tenantId, barcodes);
  return new Map(items.map((item) => [item.item_id, { item, copy: known.get(item.external_id) }]));
}
