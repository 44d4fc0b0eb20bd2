import { addDays } from '../../../../platform/clock.ts';

/** An open loan of a title for which readers wait. */
export interface WantedLoan {
  readonly id: string;
  /** The day on which it was lent. */
  readonly lentOn: string;
  readonly dueDate: string;
  readonly recalled: boolean;
}

export interface RecallPolicy {
  readonly whenWaiting: number;
  readonly guaranteedDays: number;
  readonly returnDays: number;
}

/**
 * The loans of a title to call back, those lent longest first: as many as readers wait beyond the copies that come back soon anyway. A
 * loan is left alone for the guaranteed days, and where a recall would hardly be earlier than its due date.
 */
export function loansToRecall(
  loans: readonly WantedLoan[],
  waiting: number,
  { whenWaiting, guaranteedDays, returnDays }: RecallPolicy,
  today: string,
): readonly WantedLoan[] {
  if (whenWaiting === 0 || waiting < whenWaiting) return [];
  const soon = addDays(today, returnDays);
  const comingBack = loans.filter(({ recalled, dueDate }) => recalled || dueDate <= soon).length;
  return loans
    .filter(({ recalled, dueDate }) => !recalled && dueDate > soon)
    .filter(({ lentOn }) => addDays(lentOn, guaranteedDays) <= today)
    .sort((one, other) => one.lentOn.localeCompare(other.lentOn) || one.id.localeCompare(other.id))
    .slice(0, Math.max(0, waiting - comingBack));
}

/**
 * The recalled loans of a title that need not come back early any more, those lent last first: as many as copies come back soon beyond the
 * readers who wait. A loan that is overdue, or whose due date before is not known, stays called back.
 */
export function recallsToTakeBack<Loan extends WantedLoan & { readonly dueBefore: string | null }>(
  loans: readonly Loan[],
  waiting: number,
  { returnDays }: RecallPolicy,
  today: string,
): readonly Loan[] {
  const soon = addDays(today, returnDays);
  const comingBack = loans.filter(({ recalled, dueDate }) => recalled || dueDate <= soon).length;
  return loans
    .filter(
      ({ recalled, dueDate, dueBefore }) =>
        recalled && dueDate >= today && dueBefore !== null && dueBefore > dueDate,
    )
    .sort((one, other) => other.lentOn.localeCompare(one.lentOn) || other.id.localeCompare(one.id))
    .slice(0, Math.max(0, comingBack - waiting));
}
