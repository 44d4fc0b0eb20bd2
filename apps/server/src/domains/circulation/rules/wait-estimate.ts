export interface WaitCase {
  readonly readersBefore: number;
  /** For each copy the days since it was lent; undefined for one that is kept or under way for another reader. */
  readonly copies: readonly (number | undefined)[];
  /** Days of a short and of a long loan of this title. */
  readonly shortLoan: number;
  readonly longLoan: number;
}

/** From the arrival of a copy until the reader before has fetched it. */
const FETCH_DAYS = 1;

/** The days after which the next copy comes, if all loans are short and if all are long. Undefined without copies. */
export function estimateWait({ shortLoan, longLoan, ...given }: WaitCase) {
  if (given.copies.length === 0) return undefined;
  const fromDays = daysUntilServed(given, shortLoan);
  return { fromDays, toDays: Math.max(fromDays + 1, daysUntilServed(given, longLoan)) };
}

/** The readers take the copies in the order in which these come back, each for the same number of days. */
function daysUntilServed(
  { readersBefore, copies }: Pick<WaitCase, 'readersBefore' | 'copies'>,
  loanDays: number,
): number {
  const returns = copies.map((lentFor) =>
    lentFor === undefined ? FETCH_DAYS + loanDays : Math.max(1, Math.round(loanDays - lentFor)),
  );
  for (let reader = 0; reader < readersBefore; reader++) {
    const first = Math.min(...returns);
    returns[returns.indexOf(first)] = first + FETCH_DAYS + loanDays;
  }
  return Math.round(Math.min(...returns));
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
