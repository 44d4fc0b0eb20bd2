/**
 * The steps of an alliance transaction. Each step is later than the ones before it in this list: where both libraries moved a transaction
 * at the same time, the later step holds at both (see ways.ts).
 */
export const ALLIANCE_STEPS = [
  'asked',
  'accepted',
  'refused',
  'cancelled',
  'sent',
  'arrived',
  'on_loan',
  'sent_back',
  'lost',
  'returned',
] as const;
export type AllianceStep = (typeof ALLIANCE_STEPS)[number];

/** Which side of a transaction a library is: the one whose copy it is, or the one whose reader it is. */
export const ALLIANCE_SIDES = ['lending', 'borrowing'] as const;
export type AllianceSide = (typeof ALLIANCE_SIDES)[number];

/** A copy that is sent to the reader's library, or one that the reader takes along in the other library. */
export const ALLIANCE_KINDS = ['request', 'visit'] as const;
export type AllianceKind = (typeof ALLIANCE_KINDS)[number];

/** Steps of transactions that are over for the reader. A lost copy can still come back to its library. */
export const ENDED_STEPS: readonly AllianceStep[] = ['refused', 'cancelled', 'lost', 'returned'];

/** The steps of transactions that are not over. */
export const OPEN_STEPS: readonly AllianceStep[] = ALLIANCE_STEPS.filter(
  (step) => !ENDED_STEPS.includes(step),
);

/** Steps in which the copy is away from its library on a loan to the other one. */
export const AWAY_STEPS: readonly AllianceStep[] = ['sent', 'arrived', 'on_loan', 'sent_back'];

/** Whether a step is later than another. */
export function isLater(step: AllianceStep, than: AllianceStep): boolean {
  return ALLIANCE_STEPS.indexOf(step) > ALLIANCE_STEPS.indexOf(than);
}
