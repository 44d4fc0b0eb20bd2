import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../platform/clock.ts';
import type { HoldCounts, OpenFine, PatronAccount, ReadyHold } from '../ils-patrons.ts';
import type { NoPatron } from '../ils-refusals.ts';
import { toMinorUnits } from '../over-http/to-minor-units.ts';
import type { FolioContext } from './folio-context.ts';
import { findFolioItems, readFolioLoans } from './folio-loans.ts';
import type { FolioCharge } from './folio-shapes.ts';
import { blocksOfUser, expiryOfUser, patronOf } from './folio-users.ts';

/** Loans due within so many days are due soon. */
const SOON_DAYS = 3;

/** @throws SystemFault */
export async function readFolioAccount(
  context: FolioContext,
  patronId: string,
): Promise<PatronAccount | NoPatron> {
  const read = await readFolioLoans(context, patronId);
  if (isRefusal(read)) return read;
  const { user, account, loans } = read;
  const patron = patronOf(user, context);
  if (!patron) return refuse(PATRON_NOT_FOUND);
  const { patronId: _id, ...identity } = patron;
  const soon = addDays(context.today(), SOON_DAYS);
  return {
    ...identity,
    expiresOn: expiryOfUser(user, context),
    patronGroup: user.patronGroup,
    blocks: blocksOfUser(user, context),
    loanCount: loans.length,
    overdueCount: loans.filter(({ isOverdue }) => isOverdue).length,
    dueSoonCount: loans.filter(({ isOverdue, dueDate }) => !isOverdue && dueDate <= soon).length,
    owed: account.totalCharges ? toMinorUnits(account.totalCharges) : 0,
    accruing: 0,
    currency: account.totalCharges?.isoCurrencyCode || context.policy.currency,
  };
}

/** @throws SystemFault */
export async function readFolioFines(context: FolioContext, patronId: string): Promise<readonly OpenFine[]> {
  const account = await context.api.account(patronId);
  const charges = (account?.charges ?? []).filter(
    ({ chargeAmount }) => chargeAmount && chargeAmount.amount > 0,
  );
  const items = await findFolioItems(
    context,
    charges.flatMap(({ item }) => item?.instanceId ?? []),
  );
  const fines = charges.map((charge, at): OpenFine => {
    const { copy, holding } = items.get(charge.item?.itemId ?? '') ?? {};
    const postedAt = Date.parse(charge.accrualDate);
    return {
      // The id that a charge has may be that of its kind.
      id: `${charge.feeFineId || 'charge'}-${at}`,
      kind: kindOf(charge),
      amount: charge.chargeAmount ? toMinorUnits(charge.chargeAmount) : 0,
      postedAt: (Number.isNaN(postedAt) ? context.clock.now() : new Date(postedAt)).toISOString(),
      ...(copy && { bibId: copy.bibId }),
      title: copy?.title ?? charge.item?.title ?? '',
      author: copy?.author ?? charge.item?.author ?? '',
      barcode: holding?.barcode ?? '',
      ...(copy?.inventoryNumber !== undefined && { inventoryNumber: copy.inventoryNumber }),
      callNumber: copy?.callNumber ?? holding?.callNumber ?? '',
      locationCode: copy?.locationCode ?? '',
    };
  });
  return fines.sort((one, other) => one.postedAt.localeCompare(other.postedAt));
}

/** By the names that FOLIO gives its automatic charges; libraries name others as they like. */
function kindOf({ reason }: FolioCharge): OpenFine['kind'] {
  if (/^overdue/i.test(reason)) return 'overdue';
  if (/^(lost|replacement)/i.test(reason)) return 'lost';
  return /^damage/i.test(reason) ? 'damaged' : 'service';
}

const KEPT = 'Open - Awaiting pickup';

/** @throws SystemFault */
export async function countFolioHolds(context: FolioContext, patronId: string): Promise<HoldCounts> {
  const holds = (await context.api.account(patronId))?.holds ?? [];
  const open = holds.filter(({ status }) => status.startsWith('Open'));
  const ready = open.filter(({ status }) => status === KEPT).length;
  return { ready, waiting: open.length - ready };
}

/** What is kept for the patron. Until when is not said: the date of a hold is that of its request. @throws SystemFault */
export async function readFolioReadyHolds(
  context: FolioContext,
  patronId: string,
): Promise<readonly ReadyHold[]> {
  const { servicePoints, libraryCode } = context.settings;
  const holds = (await context.api.account(patronId))?.holds ?? [];
  const kept = holds.filter(({ status }) => status === KEPT);
  const items = await findFolioItems(
    context,
    kept.flatMap(({ item }) => item?.instanceId ?? []),
  );
  return kept.map(({ requestId, item, pickupLocationId }) => {
    const copy = items.get(item?.itemId ?? '')?.copy;
    return {
      id: requestId,
      bibId: copy?.bibId ?? '',
      title: copy?.title ?? item?.title ?? '',
      pickupLibrary: servicePoints[pickupLocationId] ?? libraryCode,
      readyUntil: null,
    };
  });
}
