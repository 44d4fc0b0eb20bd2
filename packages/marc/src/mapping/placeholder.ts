import type { DataField } from '../marc-record.ts';

/** Whether the text has a letter or a digit of any script. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Signs that people and programs write where a text is unknown or in another field: "<>", "---", "***", "?", "[ ]", "□□". */
const PLACEHOLDER =
  /^[\s\p{Pd}<>«»*?._/\\[\](){}=|~#:;,'"…·•□■○●◇◆〓※＊．，？／＜＞〈〉《》「」『』【】（）]+$/u;

/** Whether a text only holds a place. Titles of other signs ("!!!", "%", "∞") are titles. */
export function isPlaceholder(text: string): boolean {
  const code = text.charCodeAt(0);
  // Nearly all texts begin with a letter or digit of ASCII.
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39))
    return false;
  return PLACEHOLDER.test(text);
}

/** The field without subfields that only hold a place, if it is a descriptive one (1XX to 7XX, 880). Local fields have codes of signs. */
export function withoutPlaceholders(field: DataField): DataField {
  const isDescriptive = (field.tag >= '100' && field.tag < '800') || field.tag === '880';
  if (!isDescriptive || !field.subfields.some(({ value }) => isPlaceholder(value))) return field;
  return { ...field, subfields: field.subfields.filter(({ value }) => !isPlaceholder(value)) };
}
