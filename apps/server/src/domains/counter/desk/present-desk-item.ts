import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import { shelfKey } from '@lectern/search/analysis/call-number';
import { daysBetween, later } from '../../../platform/clock.ts';
import type { DeskItem } from '../../../ports/ils/ils-desk.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';

const DAY_SECONDS = 86_400;

export interface DeskWords {
  readonly language: Language;
  readonly places: PlaceNames;
  readonly policy: PolicySettings;
  /** ISO instant. */
  readonly now: string;
  /** Calendar date in the tenant's time zone. */
  readonly today: string;
}

/** A copy as the desk sees it, with what is done with it next. */
export function presentDeskItem(item: DeskItem, words: DeskWords): DeskItemView {
  const { places, today } = words;
  const { loan, request } = item;
  const next = nextPlace(item);
  return {
    itemId: item.id,
    recordId: item.bibId,
    barcode: item.barcode,
    title: item.title,
    author: item.author,
    callNo: item.callNumber,
    shelfKey: shelfKey(item.callNumber),
    yearVol: item.volume,
    copyNo: item.copyNumber,
    propNo: item.inventoryNumber ?? '',
    itemType: item.itemType,
    libCode: item.libraryCode,
    libName: places.library(item.libraryCode),
    locationName: places.location(item.locationCode),
    shelf: item.shelf,
    status: item.status,
    statusSince: item.statusSince,
    late: isLate(item, words),
    recalled: item.recalled,
    alert: item.alert,
    next,
    transit: transitOf(item, places),
    sendTo: next === 'send' ? places.library(request?.pickupLibrary ?? item.libraryCode) : '',
    loan: loan
      ? {
          loanId: loan.id,
          reader: loan.reader,
          normReturnDate: loan.dueDate,
          daysOverdue: Math.max(0, daysBetween(loan.dueDate, today)),
          claimedOn: loan.claimedOn,
        }
      : null,
    request: request
      ? {
          requestId: request.id,
          requestNo: request.number,
          type: request.kind,
          operationType: request.step,
          reader: request.reader,
          takeLocationName: places.library(request.pickupLibrary),
          keptUntil: request.keptUntil,
        }
      : null,
    waiting: item.waiting,
  };
}

/** From where to where a copy is under way. One that nobody scanned since came from its own library, or from nobody knows where. */
function transitOf(
  { status, libraryCode, scannedAt, request }: DeskItem,
  places: PlaceNames,
): DeskItemView['transit'] {
  if (status !== 'in_transit') return null;
  const to = request?.pickupLibrary ?? libraryCode;
  const from = scannedAt ?? (to === libraryCode ? null : libraryCode);
  const placeOf = (code: string) => ({ libCode: code, libName: places.library(code) });
  return { from: from === null ? null : placeOf(from), to: placeOf(to) };
}

function nextPlace({ status, closedStack, request }: DeskItem): DeskItemView['next'] {
  switch (status) {
    case 'on_loan':
      return 'reader';
    case 'in_transit':
      return 'send';
    case 'on_hold_shelf':
      return request && KEPT_STEPS.includes(request.step) ? 'hold_shelf' : 'look_at_it';
    case 'available':
    case 'reference':
      return closedStack ? 'closed_stack' : 'shelf';
    case 'in_process':
    case 'repair':
    case 'missing':
    case 'withdrawn':
    case 'unknown':
      return 'look_at_it';
  }
}

/** Too long under way, or kept after its last day, or for nobody. */
function isLate({ status, statusSince, request }: DeskItem, { now, today, policy }: DeskWords): boolean {
  if (status === 'in_transit') {
    const since = later(new Date(now), -policy.desk.transitDays * DAY_SECONDS);
    return statusSince !== null && statusSince < since;
  }
  if (status !== 'on_hold_shelf') return false;
  if (!request || !KEPT_STEPS.includes(request.step)) return true;
  return request.keptUntil !== null && request.keptUntil < today;
}
