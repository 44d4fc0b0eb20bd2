import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  ITEM_HELD_FOR_OTHER,
  ITEM_NOT_AVAILABLE,
  ITEM_NOT_LOANABLE,
  LOAN_LIMIT_REACHED,
  NO_LOAN_RULE,
} from '@lectern/contracts/library-system/check-out-errors';
import type { CheckOutRefusal, PatronBlock } from '../../../../ports/ils/ils-refusals.ts';

/** How much a patron has on loan, and may have. */
export interface LoanCounts {
  readonly rule?: { readonly loanable: boolean; readonly maxLoans: number | null };
  readonly groupMaxLoans: number | null;
  readonly loanCount: number;
  readonly loanCountOfType: number;
}

/** Everything that decides whether one item can be lent to one patron today. */
export interface CheckOutCase extends LoanCounts {
  readonly blocks: readonly PatronBlock[];
  /** As readers are told: an open loan and a reference location are in it. */
  readonly status: ItemStatus;
  /** Whose request the item is set aside, under way or kept for. */
  readonly keptFor: 'patron' | 'other' | 'nobody';
  /** Other readers who need this item, see demand.ts. */
  readonly waiting: number;
}

/** The reason why an item cannot be lent to a patron, or undefined. */
export function checkOutRefusal(request: CheckOutCase): CheckOutRefusal | undefined {
  const block = request.blocks[0];
  if (block) return block;
  return itemRefusal(request) ?? limitRefusal(request);
}

/**
 * The case as it is where staff may lend against the rules: blocks, limits and kinds of item count no more. A copy that is not there, or
 * that another reader waits for, is refused still.
 */
export function withoutRules(request: CheckOutCase): CheckOutCase {
  return {
    ...request,
    blocks: [],
    status: request.status === 'reference' ? 'available' : request.status,
    rule: { loanable: true, maxLoans: null },
    groupMaxLoans: null,
  };
}

/** The case as it is where staff may lend what other readers asked for: nobody waits, and the copy is in the hands of the desk. */
export function withoutRequests(request: CheckOutCase): CheckOutCase {
  if (request.keptFor !== 'other') return { ...request, waiting: 0 };
  const status = request.status === 'in_transit' ? 'available' : request.status;
  return { ...request, keptFor: 'nobody', waiting: 0, status };
}

function itemRefusal({ status, keptFor, rule, waiting }: CheckOutCase): CheckOutRefusal | undefined {
  switch (status) {
    case 'available':
      break;
    // Not fetched in time, or cancelled: it waits to be put back.
    case 'on_hold_shelf':
      break;
    case 'reference':
      return refuse(ITEM_NOT_LOANABLE);
    // Its reader may have it where it is.
    case 'in_transit':
      if (keptFor !== 'patron') return refuse(ITEM_NOT_AVAILABLE);
      break;
    case 'on_loan':
    case 'in_process':
    case 'repair':
    case 'missing':
    case 'withdrawn':
    case 'unknown':
      return refuse(ITEM_NOT_AVAILABLE);
  }
  if (!rule) return refuse(NO_LOAN_RULE);
  if (!rule.loanable) return refuse(ITEM_NOT_LOANABLE);
  if (keptFor === 'other' || (keptFor === 'nobody' && waiting > 0)) return refuse(ITEM_HELD_FOR_OTHER);
  return undefined;
}

/** The limit that one more loan would pass, of the patron's group or for the type of item. */
export function limitRefusal(request: LoanCounts): Refusal<'LOAN_LIMIT_REACHED'> | undefined {
  const { groupMaxLoans, rule, loanCount, loanCountOfType } = request;
  if (groupMaxLoans !== null && loanCount >= groupMaxLoans) {
    return refuse(LOAN_LIMIT_REACHED, { limit: groupMaxLoans });
  }
  const maxOfType = rule?.maxLoans ?? null;
  if (maxOfType !== null && loanCountOfType >= maxOfType) {
    return refuse(LOAN_LIMIT_REACHED, { limit: maxOfType });
  }
  return undefined;
}
