import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { LoanView } from '@lectern/contracts/loans/loan-view';
import type { renewLoans } from '@lectern/contracts/loans/renew-loans';

export type RenewalAnswer = OutputOf<(typeof renewLoans)['output']>;

/** What the renewal of one loan led to. */
export type RenewalRow = RenewalAnswer['results'][number];

/** How many of the loans were renewed, have the latest possible due date already, or could not be renewed. */
export interface RenewalCounts {
  readonly renewed: number;
  readonly notYet: number;
  readonly failed: number;
}

export function renewalCounts({ renewed, results }: RenewalAnswer): RenewalCounts {
  const notYet = results.filter((row) => !row.renewed && row.renewFrom !== null).length;
  return { renewed, notYet, failed: results.length - renewed - notYet };
}

/** One line about the renewal of a loan: its key in `loans`, or words of the server, with the tone of the line. */
export type RenewalLine =
  | { readonly tone: 'ok'; readonly key: 'renewedAgainFrom'; readonly date: string; readonly from: string }
  | { readonly tone: 'ok'; readonly key: 'renewedLast'; readonly date: string }
  | { readonly tone: 'quiet'; readonly key: 'renewFrom'; readonly date: string }
  | { readonly tone: 'bad'; readonly words: string };

/** What a loan's row says about renewal: what the last try led to, else from which day or why not; nothing if it can be renewed. */
export function renewalLine(loan: LoanView, row: RenewalRow | undefined): RenewalLine | undefined {
  if (row?.renewed) {
    const date = row.normReturnDate;
    return row.renewFrom === null
      ? { tone: 'ok', key: 'renewedLast', date }
      : { tone: 'ok', key: 'renewedAgainFrom', date, from: row.renewFrom };
  }
  const { renewFrom, refusal } = row ?? loan;
  if (renewFrom !== null) return { tone: 'quiet', key: 'renewFrom', date: renewFrom };
  return refusal ? { tone: 'bad', words: refusal.message } : undefined;
}
