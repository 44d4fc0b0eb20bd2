import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../platform/clock.ts';
import type { HoldCounts, OpenFine, PatronAccount, ReadyHold } from '../ils-patrons.ts';
import type { NoPatron } from '../ils-refusals.ts';
import { type KohaContext, libraryOf, readKohaId } from './koha-context.ts';
import { findKohaItems, inventoryNumberOf, readKohaLoans } from './koha-loans.ts';
import { amountOf, owedOf, patronOf } from './koha-patrons.ts';
import type { KohaHold } from './koha-shapes.ts';

/** Loans due within so many days are due soon. */
const SOON_DAYS = 3;

/** Koha posts what overdue loans cost so far every night, so nothing grows besides. @throws SystemFault */
export async function readKohaAccount(
  context: KohaContext,
  patronId: string,
): Promise<PatronAccount | NoPatron> {
  const read = await readKohaLoans(context, patronId);
  if (isRefusal(read)) return read;
  const identity = patronOf(read.patron, context);
  if (!identity) return refuse(PATRON_NOT_FOUND);
  const { patronId: _id, ...person } = identity;
  const loans = read.loans.map(({ loan }) => loan);
  const soon = addDays(context.today(), SOON_DAYS);
  return {
    ...person,
    expiresOn: read.patron.expiry_date || null,
    patronGroup: read.patron.category_id,
    blocks: read.blocks,
    loanCount: loans.length,
    overdueCount: loans.filter(({ isOverdue }) => isOverdue).length,
    dueSoonCount: loans.filter(({ isOverdue, dueDate }) => !isOverdue && dueDate <= soon).length,
    owed: owedOf(read.debits, context),
    accruing: 0,
    currency: context.policy.currency,
  };
}

/** @throws SystemFault */
export async function readKohaFines(context: KohaContext, patronId: string): Promise<readonly OpenFine[]> {
  const id = readKohaId(patronId);
  if (id === undefined) return [];
  const debits = (await context.api.debits(id)).filter((debit) => debit.amount_outstanding > 0);
  const items = await findKohaItems(
    context,
    debits.map((debit) => debit.item_id),
  );
  const fines = debits.map((debit, at): OpenFine => {
    const known = items.get(debit.item_id ?? 0);
    const { copy, item } = known ?? {};
    const postedAt = Date.parse(debit.date);
    return {
      id: String(debit.account_line_id ?? `line-${at}`),
      kind: KINDS[debit.debit_type] ?? 'service',
      amount: amountOf(debit, context),
      postedAt: (Number.isNaN(postedAt) ? context.clock.now() : new Date(postedAt)).toISOString(),
      ...(copy && { bibId: copy.bibId }),
      title: copy?.title ?? item?.biblio?.title ?? debit.description,
      author: copy?.author ?? item?.biblio?.author ?? '',
      barcode: item?.external_id ?? '',
      ...inventoryNumberOf(known),
      callNumber: copy?.callNumber ?? item?.callnumber ?? '',
      locationCode: copy?.locationCode ?? item?.location ?? '',
    };
  });
  return fines.sort((one, other) => one.postedAt.localeCompare(other.postedAt));
}

/** Koha's own kinds of debts; libraries add others. */
const KINDS: Readonly<Record<string, OpenFine['kind']>> = {
  OVERDUE: 'overdue',
  LOST: 'lost',
  PROCESSING: 'lost',
};

const isKept = ({ status }: KohaHold) => status === 'W';

/** @throws SystemFault */
export async function countKohaHolds({ api }: KohaContext, patronId: string): Promise<HoldCounts> {
  const id = readKohaId(patronId);
  const holds = id === undefined ? [] : await api.holds(id);
  const ready = holds.filter(isKept).length;
  return { ready, waiting: holds.length - ready };
}

/** What is kept for the patron, first to expire first. Its record is that of the kept copy. @throws SystemFault */
export async function readKohaReadyHolds(
  context: KohaContext,
  patronId: string,
): Promise<readonly ReadyHold[]> {
  const id = readKohaId(patronId);
  const kept = id === undefined ? [] : (await context.api.holds(id)).filter(isKept);
  const items = await findKohaItems(
    context,
    kept.map((hold) => hold.item_id),
  );
  return kept
    .map((hold) => {
      const copy = items.get(hold.item_id ?? 0)?.copy;
      return {
        id: String(hold.hold_id),
        bibId: copy?.bibId ?? '',
        title: copy?.title ?? hold.biblio?.title ?? '',
        pickupLibrary: libraryOf(context, hold.pickup_library_id),
        readyUntil: hold.expiration_date || null,
      };
    })
    .sort((one, other) => (one.readyUntil ?? '9999').localeCompare(other.readyUntil ?? '9999'));
}
