/**
 * What the specification calls empty (document 1, section 5): an empty text, null, the texts "null" and "undefined", which clients make
 * of what they do not have, an empty object or an empty list.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return ['', 'null', 'undefined'].includes(value.trim());
  return typeof value === 'object' && Object.keys(value).length === 0;
}
