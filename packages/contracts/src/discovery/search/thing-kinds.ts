/** Kinds of things that readers find beside records. */
export const THING_KINDS = ['announcement', 'topic', 'eresource', 'title', 'object', 'person'] as const;
export type ThingKind = (typeof THING_KINDS)[number];
