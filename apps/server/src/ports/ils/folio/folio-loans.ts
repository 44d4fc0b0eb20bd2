import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Loan } from '../ils-loans.ts';
import type { NoPatron } from '../ils-refusals.ts';
import { readDay, readDueTime } from '../over-http/read-due.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import type { FolioContext } from './folio-context.ts';
import type { FolioAccount, FolioHolding, FolioLoan, FolioUser } from './folio-shapes.ts';
import { blocksOfUser } from './folio-users.ts';

/** A patron with the account and the open loans, due first. */
export interface FolioPatronLoans {
  readonly user: FolioUser;
  readonly account: FolioAccount;
  readonly loans: readonly Loan[];
}

/**
 * What a patron has on loan. How often a loan was renewed, and whether it can be, is not said.
 * @throws SystemFault, also if a loan has no due date
 */
export async function readFolioLoans(
  context: FolioContext,
  patronId: string,
): Promise<FolioPatronLoans | NoPatron> {
  const [user, account] = await Promise.all([
    context.api.findUser('externalSystemId', patronId),
    context.api.account(patronId),
  ]);
  if (!user || !account) return refuse(PATRON_NOT_FOUND);
  const items = await findFolioItems(
    context,
    account.loans.map((loan) => loan.item.instanceId),
  );
  const [block] = blocksOfUser(user, context);
  const loans = account.loans
    .map((loan) => ({
      ...loanOf(context, loan, items.get(loan.item.itemId)),
      ...(block && { refusal: block }),
    }))
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  return { user, account, loans };
}

/** The id of a loan; older versions of edge-patron name the item alone, which has one open loan. */
export function idOfLoan({ id, item }: FolioLoan): string {
  return id || item.itemId;
}

function loanOf({ clock, policy, today }: FolioContext, loan: FolioLoan, known: KnownItem | undefined): Loan {
  const due = readDueTime(loan.dueDate, policy.timeZone);
  if (!due) throw new SystemFault('garbled', 'a loan has no due date');
  const { copy, holding } = known ?? {};
  const now = clock.now().toISOString();
  return {
    id: idOfLoan(loan),
    bibId: copy?.bibId ?? '',
    itemId: copy?.id ?? '',
    barcode: holding?.barcode ?? '',
    ...(copy?.inventoryNumber !== undefined && { inventoryNumber: copy.inventoryNumber }),
    callNumber: copy?.callNumber ?? holding?.callNumber ?? '',
    volume: copy?.volume ?? holding?.volume ?? '',
    libraryCode: copy?.libraryCode ?? '',
    locationCode: copy?.locationCode ?? '',
    title: copy?.title ?? loan.item.title,
    author: copy?.author ?? loan.item.author,
    checkedOutOn: readDay(loan.loanDate, policy.timeZone),
    ...due,
    isOverdue: loan.overdue ?? (due.dueAt === undefined ? due.dueDate < today() : due.dueAt < now),
    renewals: 0,
    maxRenewals: 0,
    recalled: false,
    overdueFine: 0,
  };
}

/** An item as FOLIO's availability names it, with the copy of the catalogue that has its barcode. */
export interface KnownItem {
  readonly instanceId: string;
  readonly holding: FolioHolding;
  readonly copy: CatalogueCopy | undefined;
}

/**
 * The items of instances by FOLIO's id. An account names items by ids that the catalogue does not have; the availability has their
 * barcodes.
 * @throws SystemFault
 */
export async function askFolioItems(
  context: FolioContext,
  instanceIds: readonly string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  const answers = await context.instances.ask(instanceIds.filter((id) => id !== ''));
  const items = [...answers].flatMap(([instanceId, { holdings }]) =>
    holdings.map((holding) => ({ instanceId, holding })),
  );
  const barcodes = items.map(({ holding }) => holding.barcode).filter((barcode) => barcode !== '');
  const copies = await context.copies.byBarcodes(context.tenantId, barcodes);
  return new Map(items.map((item) => [item.holding.id, { ...item, copy: copies.get(item.holding.barcode) }]));
}

/** The same for an account, which is shown without them if the availability does not answer. */
export function findFolioItems(
  context: FolioContext,
  instanceIds: readonly string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  return askFolioItems(context, instanceIds).catch((error: unknown) => {
    if (error instanceof SystemFault) return new Map<string, KnownItem>();
    throw error;
  });
}
