import { refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_LOANABLE, NO_LOAN_RULE } from '@lectern/contracts/library-system/check-out-errors';
import type { PatronBlock, RenewalRefusal, TakeOverRefusal } from '../../../../ports/ils/ils-refusals.ts';
import { type LoanCounts, limitRefusal } from './check-out-policy.ts';

/** Reasons against a renewal today that are none against re-lending: the reader could renew later, or not for longer. */
const NO_REASON: readonly RenewalRefusal['code'][] = ['RENEWAL_NOT_LONGER'];

/**
 * Whether others may ask for a loan whose renewal today is refused so: it is not overdue, its reader could still renew it, and nobody waits
 * in the queue.
 */
export function mayBeAskedFor(
  { due_date }: { readonly due_date: string },
  today: string,
  refusal: RenewalRefusal | undefined,
): boolean {
  return due_date >= today && (refusal === undefined || NO_REASON.includes(refusal.code));
}

/**
 * Why a reader may not take over a copy that another reader gives away, or undefined. Its place and the queue do not matter: it is not
 * back.
 */
export function takeOverRefusal(
  asker: LoanCounts & { readonly blocks: readonly PatronBlock[] },
): TakeOverRefusal | undefined {
  const block = asker.blocks[0];
  if (block) return block;
  if (!asker.rule) return refuse(NO_LOAN_RULE);
  if (!asker.rule.loanable) return refuse(ITEM_NOT_LOANABLE);
  return limitRefusal(asker);
}
