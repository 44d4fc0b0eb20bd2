/**
 * The steps of an interlibrary request, which are the same at both libraries. Each is later than the ones before it in this list, apart from
 * the last three, in which it is over.
 */
export const INTERLIBRARY_STEPS = [
  'asked',
  'promised',
  'sent',
  'received',
  'sentBack',
  'completed',
  'unfilled',
  'cancelled',
] as const;
export type InterlibraryStep = (typeof INTERLIBRARY_STEPS)[number];

/** Which side a library is: the one whose copy it is, or the one whose reader it is. */
export const INTERLIBRARY_SIDES = ['lending', 'borrowing'] as const;
export type InterlibrarySide = (typeof INTERLIBRARY_SIDES)[number];

export const ENDED_INTERLIBRARY_STEPS: readonly InterlibraryStep[] = ['completed', 'unfilled', 'cancelled'];

export const OPEN_INTERLIBRARY_STEPS: readonly InterlibraryStep[] = INTERLIBRARY_STEPS.filter(
  (step) => !ENDED_INTERLIBRARY_STEPS.includes(step),
);

/** Why a library does not lend (ISO 18626, code list of reasonUnfilled), as far as staff choose from it. */
export const UNFILLED_REASONS = [
  'NotAvailableForILL',
  'NotHeld',
  'NotOnShelf',
  'OnLoan',
  'NonCirculating',
  'PolicyProblem',
  'PoorCondition',
  'IncompleteCitation',
  'Other',
] as const;
export type UnfilledReason = (typeof UNFILLED_REASONS)[number];
