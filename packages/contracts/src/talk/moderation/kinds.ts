/** What readers write for others, and staff read first. A domain registers each kind (`reviewed` in its domain.ts). */
export const REVIEWED_KINDS = ['review', 'booklist'] as const;
export type ReviewedKind = (typeof REVIEWED_KINDS)[number];

/** `pending`: nobody else sees it yet. */
export const TEXT_STATES = ['pending', 'approved', 'refused'] as const;
export type TextState = (typeof TEXT_STATES)[number];
