/** What a reader may want of the assistant. */
export const INTENTS = [
  'find',
  'count',
  'available',
  'where',
  /** Request, reserve or read online. */
  'get',
  'due',
  'renew',
  'holds',
  'fines',
  'account',
  'hours',
  'rules',
  'similar',
  /** What is X, from what records say. */
  'define',
  'librarian',
  'vague',
  /** Not for a library. */
  'outside',
  /** Nobody may know it. */
  'refused',
] as const;
export type Intent = (typeof INTENTS)[number];
