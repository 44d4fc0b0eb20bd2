/** Kinds of things that readers find beside records. */
export const THING_KINDS = ['announcement', 'topic', 'eresource', 'title', 'object'] as const;
export type ThingKind = (typeof THING_KINDS)[number];
