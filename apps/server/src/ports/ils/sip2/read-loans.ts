import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RENEWAL_ITEM_RECALLED } from '@lectern/contracts/library-system/renewal-errors';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Loan } from '../ils-loans.ts';
import type { NoPatron } from '../ils-refusals.ts';
import type { ItemAnswer } from './item-answers.ts';
import { askPatronList, blocksOf, type PatronAnswer } from './read-patron.ts';
import type { Sip2Context } from './sip2-context.ts';
import { Sip2Fault } from './sip2-fault.ts';

/**
 * What a patron has on loan, due first: the barcodes that the system names (63), and what it says of each copy (17). A loan has the barcode
 * as its id. When it began and how often it was renewed is not said.
 * @throws Sip2Fault, also if no due date is said
 */
export async function readLoans(
  context: Sip2Context,
  patronId: string,
): Promise<{ readonly answer: PatronAnswer; readonly loans: readonly Loan[] } | NoPatron> {
  const list = await askPatronList(context, patronId, 'charged');
  if (isRefusal(list)) return list;
  const { first: answer, entries } = list;
  const [copies, items] = await Promise.all([
    context.copies.byBarcodes(context.tenantId, entries),
    Promise.all(entries.map((barcode) => context.items.ask(barcode))),
  ]);
  const [block] = blocksOf(answer, context);
  const loans = items.map((item) => {
    const refusal = block ?? (item.isRecalled ? refuse(RENEWAL_ITEM_RECALLED) : undefined);
    return { ...loanOf(context, item, copies.get(item.barcode)), ...(refusal && { refusal }) };
  });
  return { answer, loans: loans.sort((one, other) => one.dueDate.localeCompare(other.dueDate)) };
}

function loanOf({ clock, today }: Sip2Context, item: ItemAnswer, copy: CatalogueCopy | undefined): Loan {
  const { barcode, due, title, isRecalled } = item;
  if (!due) throw new Sip2Fault('garbled', 'a loan has no due date');
  const now = clock.now().toISOString();
  return {
    id: barcode,
    bibId: copy?.bibId ?? '',
    itemId: copy?.id ?? '',
    barcode,
    ...(copy?.inventoryNumber !== undefined && { inventoryNumber: copy.inventoryNumber }),
    callNumber: copy?.callNumber ?? '',
    volume: copy?.volume ?? '',
    libraryCode: copy?.libraryCode ?? '',
    locationCode: copy?.locationCode ?? '',
    title: copy?.title ?? title,
    author: copy?.author ?? '',
    checkedOutOn: '',
    ...due,
    isOverdue: due.dueAt === undefined ? due.dueDate < today() : due.dueAt < now,
    renewals: 0,
    maxRenewals: 0,
    recalled: isRecalled,
    overdueFine: 0,
  };
}
