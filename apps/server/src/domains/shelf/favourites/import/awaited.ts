import { newId } from '../../../../platform/db/ids.ts';

const PREFIX = 'awaited-';

/** Stands for the record of a work that the library does not have. */
export function awaitedId(): string {
  return PREFIX + newId();
}

/** What such ids begin with, for the pattern of a statement. */
export const AWAITED_PATTERN = `${PREFIX}%`;
