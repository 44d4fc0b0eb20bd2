import type { PatronBlock } from '../../../ports/ils/ils-port.ts';

export interface PatronFacts {
  readonly status: 'normal' | 'frozen' | 'card_lost';
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
  if (patron.status === 'frozen') blocks.push({ code: 'ACCOUNT_FROZEN', details: {} });
  if (patron.status === 'card_lost') blocks.push({ code: 'CARD_LOST', details: {} });
  if (patron.guaranteed) blocks.push({ code: 'ACCOUNT_GUARANTEED', details: {} });
  if (patron.guaranteesOthers) blocks.push({ code: 'ACCOUNT_GUARANTEES', details: {} });
  if (patron.expiresOn !== null && patron.expiresOn < policy.today) {
    blocks.push({ code: 'ACCOUNT_EXPIRED', details: { date: patron.expiresOn } });
  }
  if (patron.debt > policy.fineLimit) {
    const { fineLimit: limit, currency } = policy;
    blocks.push({ code: 'FINES_OVER_LIMIT', details: { owed: patron.debt, limit, currency } });
  }
  return blocks;
}
