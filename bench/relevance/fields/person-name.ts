import { hasHan, plain } from '../plain-text.ts';
import type { ShownRecord } from '../records/shown-record.ts';

const INVERTED = /^[\p{L}\p{M}'’ -]{2,}, [\p{L}\p{M}.'’ -]{2,}$/u;
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;

/** The first person of a record, as the heading has the name; undefined where there is none. */
export function personOf({ creators, fields }: ShownRecord): string | undefined {
  const [name] = creators;
  // The first creator may be a corporate body.
  if (name === undefined || !fields.author_person.some((person) => plain(person).startsWith(plain(name))))
    return undefined;
  return INVERTED.test(name) || HAN_NAME.test(name) ? name : undefined;
}

/** "Given Family"; a Han name as it is. */
export function directOrder(name: string): string {
  const [family = '', given = ''] = name.split(', ');
  return hasHan(name) ? name : `${given} ${family}`;
}

export function familyName(name: string): string {
  return hasHan(name) ? name : (name.split(',')[0] ?? name);
}
