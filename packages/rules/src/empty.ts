/**
 * Whether the specification counts the value as empty (document 1, section 5): an empty text, null, undefined, an empty
 * object or list, and the texts "null" and "undefined", which clients send for missing values.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return ['', 'null', 'undefined'].includes(value.trim());
  return typeof value === 'object' && Object.keys(value).length === 0;
}
