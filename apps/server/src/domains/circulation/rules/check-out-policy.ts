import type { ItemStatus } from '@lectern/contracts/holdings/item-view';
import type { PatronBlock, Refusal } from '../../../ports/ils/ils-port.ts';

/** Everything that decides whether one item can be lent to one patron today. */
export interface CheckOutCase {
  readonly blocks: readonly PatronBlock[];
  /** As readers are told: an open loan and a reference location are in it. */
  readonly status: ItemStatus;
  /** The item is kept on the hold shelf for this patron. */
  readonly keptForPatron: boolean;
  readonly rule?: { readonly loanable: boolean; readonly maxLoans: number | null };
  readonly groupMaxLoans: number | null;
  readonly loanCount: number;
  readonly loanCountOfType: number;
  /** Other readers who need this item, see demand.ts. */
  readonly waiting: number;
}

/** The reason why an item cannot be lent to a patron, or undefined. */
export function checkOutRefusal(request: CheckOutCase): Refusal | undefined {
  const block = request.blocks[0];
  if (block) return block;
  return itemRefusal(request) ?? limitRefusal(request);
}

function itemRefusal({ status, keptForPatron, rule, waiting }: CheckOutCase): Refusal | undefined {
  switch (status) {
    case 'available':
      break;
    case 'on_hold_shelf':
      if (!keptForPatron) return { code: 'ITEM_HELD_FOR_OTHER', details: {} };
      break;
    case 'reference':
      return { code: 'ITEM_NOT_LOANABLE', details: {} };
    case 'on_loan':
    case 'in_transit':
    case 'in_process':
    case 'missing':
    case 'withdrawn':
    case 'unknown':
      return { code: 'ITEM_NOT_AVAILABLE', details: {} };
  }
  if (!rule?.loanable) return { code: 'ITEM_NOT_LOANABLE', details: {} };
  if (!keptForPatron && waiting > 0) return { code: 'ITEM_HELD_FOR_OTHER', details: {} };
  return undefined;
}

function limitRefusal(request: CheckOutCase): Refusal | undefined {
  const { groupMaxLoans, rule, loanCount, loanCountOfType } = request;
  if (groupMaxLoans !== null && loanCount >= groupMaxLoans) {
    return { code: 'LOAN_LIMIT_REACHED', details: { limit: groupMaxLoans } };
  }
  const maxOfType = rule?.maxLoans ?? null;
  if (maxOfType !== null && loanCountOfType >= maxOfType) {
    return { code: 'LOAN_LIMIT_REACHED', details: { limit: maxOfType } };
  }
  return undefined;
}
