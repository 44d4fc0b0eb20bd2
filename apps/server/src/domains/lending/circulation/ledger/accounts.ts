import type { Fund } from '@lectern/contracts/counter/desk/funds-view';
import { FINE_KINDS } from '@lectern/contracts/lending/fines/get-amount-owed';

/** Accounts of a reader. What the reader owes is positive in `debt`, what the library owes the reader is negative in `credit`. */
export const READER_ACCOUNTS = ['debt', 'credit'] as const;
export type ReaderAccount = (typeof READER_ACCOUNTS)[number];

/**
 * An account of the ledger. A fund is money of a reader that the library keeps: negative, and it pays a fine only when somebody says so.
 * The library has its income, what it waived, what counts of cash differed by, and one account for each way in which money comes in.
 */
export type Account = ReaderAccount | Fund | 'income' | 'waived' | 'difference' | `clearing:${string}`;

/** Postings that make a reader owe money. */
export const CHARGE_KINDS = FINE_KINDS;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export function isChargeKind(kind: string): kind is ChargeKind {
  return CHARGE_KINDS.some((one) => one === kind);
}

/** Postings that give money which covers charges. */
export const SOURCE_KINDS = ['payment', 'waiver', 'reversal'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What a reader pays into a fund, and what goes back. */
export type FundKind = `${Fund}_in` | `${Fund}_out`;

/**
 * `credit_used`: what a reader had paid too much covers a later charge. `refund`: money of a payment goes back to the reader.
 * `cash_difference`: a drawer was counted; it is of no reader.
 */
export type PostingKind = ChargeKind | SourceKind | FundKind | 'credit_used' | 'refund' | 'cash_difference';

/** The account from which a payment takes its money: the reader's prepayment, or what came in by a method of payment. */
export function sourceAccount(method: string): Account {
  return method === 'prepayment' ? 'prepayment' : clearingAccount(method);
}

/** The account for money that came in by a method of payment. */
export function clearingAccount(method: string): Account {
  return `clearing:${method === '' ? 'unknown' : method}`;
}
