import { createHash } from 'node:crypto';

/** Most UTF-16 units of a whole value or identifier that is kept as it is. */
const LONGEST = 1000;

/** A value as it is indexed and sought as a whole; of a very long value its beginning and a hash. */
export function keywordText(value: string): string {
  if (value.length <= LONGEST) return value.toWellFormed();
  return `${value.slice(0, LONGEST).toWellFormed()}#${createHash('sha256').update(value).digest('hex')}`;
}
