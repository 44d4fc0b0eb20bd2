import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import type { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';

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
  | { readonly tone: 'ok'; readonly key: 'renewedUntilTime'; readonly date: string; readonly time: string }
  | { readonly tone: 'quiet'; readonly key: 'renewFrom'; readonly date: string }
  | { readonly tone: 'quiet'; readonly key: 'gain'; readonly days: number }
  | { readonly tone: 'bad'; readonly words: string };

/** A renewal that adds fewer days is told, because the number of renewals is limited: it counts from the day of the renewal. */
const SMALL_GAIN_DAYS = 7;

/** What a loan's row says about renewal: what the last try led to, else from which day or why not; nothing if it can well be renewed. */
export function renewalLine(loan: LoanView, row: RenewalRow | undefined): RenewalLine | undefined {
  if (row?.renewed) {
    const date = row.normReturnDate;
    if (row.dueTime !== null) return { tone: 'ok', key: 'renewedUntilTime', date, time: row.dueTime };
    return row.renewFrom === null
      ? { tone: 'ok', key: 'renewedLast', date }
      : { tone: 'ok', key: 'renewedAgainFrom', date, from: row.renewFrom };
  }
  const { renewFrom, refusal } = row ?? loan;
  if (renewFrom !== null) return { tone: 'quiet', key: 'renewFrom', date: renewFrom };
  if (refusal) return { tone: 'bad', words: refusal.message };
  const days = gainedDays(loan);
  return days !== undefined && days < SMALL_GAIN_DAYS ? { tone: 'quiet', key: 'gain', days } : undefined;
}

/** By how many days a renewal today moves the due date; undefined if the loan cannot be renewed. */
function gainedDays({ renewsUntil, normReturnDate, dueTime }: LoanView): number | undefined {
  if (renewsUntil === null || dueTime !== null) return undefined;
  return Math.round((Date.parse(renewsUntil) - Date.parse(normReturnDate)) / 86_400_000);
}
