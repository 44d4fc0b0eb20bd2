import type { Refusal } from '@lectern/contracts/kernel/refusal';

/** The library system does not answer. */
export type Away = Refusal<'ILS_UNAVAILABLE'>;

export type NoPatron = Refusal<'PATRON_NOT_FOUND'>;

/** Why a patron may not borrow or renew at all. */
export type PatronBlock = Refusal<
  | 'ACCOUNT_FROZEN'
  | 'ACCOUNT_BLOCKED'
  | 'ACCOUNT_EXPIRED'
  | 'CARD_LOST'
  | 'ACCOUNT_GUARANTEED'
  | 'ACCOUNT_GUARANTEES'
  | 'FINES_OVER_LIMIT'
>;

/** Why one loan cannot be renewed. */
export type RenewalRefusal =
  | PatronBlock
  | Refusal<
      | 'LOAN_NOT_FOUND'
      | 'LOAN_CHANGED'
      | 'RENEWAL_LIMIT_REACHED'
      | 'RENEWAL_READER_WAITING'
      | 'RENEWAL_OVERDUE_TOO_LONG'
      | 'RENEWAL_ITEM_RECALLED'
      | 'RENEWAL_NOT_LONGER'
      | 'RENEWAL_NOT_ALLOWED'
      | 'RENEWAL_DENIED'
      | 'RENEWAL_DENIED_BECAUSE'
    >;

/** Why an item cannot be lent to a patron. */
export type CheckOutRefusal =
  | PatronBlock
  | Refusal<'ITEM_HELD_FOR_OTHER'>
  | NoPatron
  | Refusal<
      | 'ITEM_NOT_FOUND'
      | 'ITEM_NOT_AVAILABLE'
      | 'ITEM_NOT_LOANABLE'
      | 'NO_LOAN_RULE'
      | 'ITEM_ON_LOAN_TO_READER'
      | 'LOAN_LIMIT_REACHED'
    >;

/** Why a patron cannot take a copy over from another patron. */
export type TakeOverRefusal =
  | PatronBlock
  | NoPatron
  | Refusal<'ITEM_NOT_LOANABLE' | 'NO_LOAN_RULE' | 'LOAN_LIMIT_REACHED'>;
