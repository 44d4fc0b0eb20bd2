/** What became of an objection to a hand-over: nobody objected, the library has to decide, the hand-over stands, or it was undone. */
export const OBJECTION_STATES = ['none', 'open', 'stands', 'undone'] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];
