import { createHash } from 'node:crypto';

/**
 * Which cases of our own sets are run: those that we look at while we work, or the third that is kept apart, by a digest of the
 * name of the case.
 */
export type Part = 'worked with' | 'kept apart';

export function partOf(name: string): Part {
  const [first = 0] = createHash('sha256').update(`lectern ${name}`).digest();
  return first % 3 === 0 ? 'kept apart' : 'worked with';
}
