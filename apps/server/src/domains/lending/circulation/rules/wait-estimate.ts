/** A copy that comes back some day. */
export interface ComingCopy {
  /** Days since it was lent and until it is due; undefined for one that is kept or under way for another reader. */
  readonly lent?: { readonly forDays: number; readonly dueInDays: number };
}

export interface WaitCase {
  readonly readersBefore: number;
  readonly copies: readonly ComingCopy[];
  /** How many days loans of this title take; at least one. */
  readonly loanDays: readonly number[];
}

/** From the arrival of a copy until the reader before has fetched it. */
const FETCH_DAYS = 1;
/** A loan that is longer than all before and overdue ends within so many days. */
const OVERDUE_DAYS = 7;
const TRIALS = 300;
/** More copies and readers change nothing that a reader could notice. */
const MOST = 100;

/**
 * The range of days in which three of five readers in this place are served. The future is played many times: each loan that runs takes as
 * long as a past one that was longer than it is already, each to come as long as any past one. The same case has the same answer.
 */
export function estimateWait({ readersBefore, copies, loanDays }: WaitCase) {
  if (copies.length === 0 || loanDays.length === 0) return undefined;
  const random = pseudoRandom();
  const played = Array.from({ length: TRIALS }, () =>
    daysUntilServed(Math.min(readersBefore, MOST), copies.slice(0, MOST), loanDays, random),
  );
  const fromDays = Math.round(quantile(played, 0.2));
  return { fromDays, toDays: Math.max(fromDays + 1, Math.round(quantile(played, 0.8))) };
}

/** One play: the readers take the copies in the order in which these come back. */
function daysUntilServed(
  readersBefore: number,
  copies: readonly ComingCopy[],
  loanDays: readonly number[],
  random: () => number,
): number {
  const anyLoan = () => oneOf(loanDays, random) ?? 1;
  const returns = copies.map(({ lent }) =>
    lent ? restOfLoan(lent, loanDays, random) : FETCH_DAYS + anyLoan(),
  );
  for (let reader = 0; reader < readersBefore; reader++) {
    const first = Math.min(...returns);
    returns[returns.indexOf(first)] = first + FETCH_DAYS + anyLoan();
  }
  return Math.min(...returns);
}

function restOfLoan(
  { forDays, dueInDays }: NonNullable<ComingCopy['lent']>,
  loanDays: readonly number[],
  random: () => number,
): number {
  const length = oneOf(
    loanDays.filter((days) => days > forDays),
    random,
  );
  if (length !== undefined) return Math.max(1, length - forDays);
  return dueInDays > 0 ? dueInDays : 1 + Math.floor(random() * OVERDUE_DAYS);
}

function oneOf(numbers: readonly number[], random: () => number): number | undefined {
  return numbers[Math.floor(random() * numbers.length)];
}

/** Numbers from 0 to 1, the same each time: the generator of Lehmer. */
function pseudoRandom(): () => number {
  let state = 42;
  return () => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

/** The value below which this share of the numbers lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
