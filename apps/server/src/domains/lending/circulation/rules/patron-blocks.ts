import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  ACCOUNT_BLOCKED,
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '@lectern/contracts/library-system/patron-block-errors';
import type { PatronBlock } from '../../../../ports/ils/ils-refusals.ts';

export interface PatronFacts {
  readonly status: 'normal' | 'frozen' | 'card_lost';
  /** The last day of a block for a time that runs today; absent if none runs. */
  readonly blockedUntil?: string | undefined;
  /** Last valid day. */
  readonly expiresOn: string | null;
  readonly guaranteed: boolean;
  readonly guaranteesOthers: boolean;
  /** Minor units: posted and still growing. The sum does not change when a renewal posts what grew. */
  readonly debt: number;
}

export interface BlockPolicy {
  readonly today: string;
  readonly fineLimit: number;
  readonly currency: string;
}

/**
 * Why a patron may neither borrow nor renew, the gravest first. A guaranteed account is blocked, and so is one that guarantees others
 * (specification 1, section 6); a debt blocks when it is above the limit, not at it.
 */
export function patronBlocks(patron: PatronFacts, policy: BlockPolicy): PatronBlock[] {
  const blocks: PatronBlock[] = [];
  if (patron.status === 'frozen') blocks.push(refuse(ACCOUNT_FROZEN));
  if (patron.status === 'card_lost') blocks.push(refuse(CARD_LOST));
  if (patron.blockedUntil !== undefined) blocks.push(refuse(ACCOUNT_BLOCKED, { until: patron.blockedUntil }));
  if (patron.guaranteed) blocks.push(refuse(ACCOUNT_GUARANTEED));
  if (patron.guaranteesOthers) blocks.push(refuse(ACCOUNT_GUARANTEES));
  if (patron.expiresOn !== null && patron.expiresOn < policy.today) {
    blocks.push(refuse(ACCOUNT_EXPIRED, { date: patron.expiresOn }));
  }
  if (patron.debt > policy.fineLimit) {
    const money = (amount: number) => ({ amount, currency: policy.currency });
    blocks.push(refuse(FINES_OVER_LIMIT, { owed: money(patron.debt), limit: money(policy.fineLimit) }));
  }
  return blocks;
}
