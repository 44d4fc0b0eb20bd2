import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  RENEWAL_ITEM_RECALLED,
  RENEWAL_LIMIT_REACHED,
  RENEWAL_NOT_ALLOWED,
  RENEWAL_NOT_LONGER,
  RENEWAL_OVERDUE_TOO_LONG,
  RENEWAL_READER_WAITING,
} from '@lectern/contracts/library-system/renewal-errors';
import type { PatronBlock, RenewalRefusal } from '../../../../ports/ils/ils-refusals.ts';
import { overdueDays } from './overdue-fine.ts';

/** Everything that decides whether one loan can be renewed today. */
export interface RenewalCase {
  readonly blocks: readonly PatronBlock[];
  readonly recalled: boolean;
  /** The rule of the patron's group for the item's type; absent where the library set none. */
  readonly rule?: {
    readonly loanable: boolean;
    readonly renewDays: number;
    readonly maxRenewals: number;
  };
  readonly renewals: number;
  readonly dueDate: string;
  /** Whether a renewal now would give a later due date. */
  readonly isLonger: boolean;
  /** The first day on which a renewal would give a later due date, see renewal-dates.ts. */
  readonly renewFrom: string;
  readonly today: string;
  /** Calendar days overdue up to which a loan can be renewed. */
  readonly overdueLimitDays: number;
  /** Other readers who need this item, see demand.ts. */
  readonly waiting: number;
}

/**
 * The reason why a loan cannot be renewed now, or undefined. The reader hears one reason at a time: what concerns the whole account
 * first, then what asking again another day cannot change (recalled, kind of item, limit), then what may.
 */
export function renewalRefusal(loan: RenewalCase): RenewalRefusal | undefined {
  const block = loan.blocks[0];
  if (block) return block;
  if (loan.recalled) return refuse(RENEWAL_ITEM_RECALLED);
  const { rule } = loan;
  if (!rule?.loanable || rule.renewDays <= 0 || rule.maxRenewals <= 0) {
    return refuse(RENEWAL_NOT_ALLOWED);
  }
  if (loan.renewals >= rule.maxRenewals) {
    return refuse(RENEWAL_LIMIT_REACHED, { limit: rule.maxRenewals });
  }
  const days = overdueDays(loan.dueDate, loan.today);
  if (days > loan.overdueLimitDays) {
    return refuse(RENEWAL_OVERDUE_TOO_LONG, { days, limit: loan.overdueLimitDays });
  }
  if (loan.waiting > 0) return refuse(RENEWAL_READER_WAITING, { waiting: loan.waiting });
  if (!loan.isLonger) {
    return refuse(RENEWAL_NOT_LONGER, { from: loan.renewFrom });
  }
  return undefined;
}
