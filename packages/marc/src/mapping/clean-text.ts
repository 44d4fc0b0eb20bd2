/**
 * The text of a subfield, ready to show: trimmed, with single spaces, in NFC, so that equal words are equal strings.
 * Removed are control characters (C0 and C1 with the non-sorting marks of ISO 6630), zero-width characters and
 * bidirectional controls, because the page sets the direction itself.
 */
export function cleanText(value: string): string {
  let previousBlank = true;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === 0x20) {
      if (previousBlank) return scrub(value);
      previousBlank = true;
    } else {
      if (code < 0x20 || (code > 0x7e && needsWork(code))) return scrub(value);
      previousBlank = false;
    }
  }
  return previousBlank && value.length > 0 ? value.slice(0, -1) : value;
}

/**
 * Number of characters to skip when filing, from the non-sorting marks in the text (ISO 6630: U+0088 or U+0098 before
 * the characters, U+0089 or U+009C after them); undefined without such marks.
 */
export function markedNonfiling(value: string): number | undefined {
  const start = value.charCodeAt(0);
  if (start !== 0x88 && start !== 0x98) return undefined;
  const end = value.indexOf(start === 0x88 ? '\u0089' : '\u009c');
  if (end < 0) return undefined;
  const skipped = cleanText(value.slice(0, end)).length;
  const gap = cleanText(value).charAt(skipped) === ' ' ? 1 : 0;
  return skipped + gap;
}

/** True for characters that are removed or may compose with the character before. */
function needsWork(code: number): boolean {
  return code >= 0x4e00 ? code === 0xfeff : isUnwanted(code) || isCombining(code);
}

/** True for marks with precomposed letters in Unicode: Latin, Greek, Cyrillic accents, hamza, madda, voicing, jamo. */
function isCombining(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x653 && code <= 0x655) ||
    code === 0x93c ||
    code === 0x3099 ||
    code === 0x309a ||
    (code >= 0x1100 && code <= 0x11ff)
  );
}

function isUnwanted(code: number): boolean {
  return (
    code <= 0xa0 ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** The text with single spaces and without unwanted characters, in NFC. */
function scrub(value: string): string {
  let text = '';
  let pendingBlank = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code <= 0x20 || code === 0xa0 || code === 0x3000 || code === 0x2028 || code === 0x2029) {
      pendingBlank = text !== '';
    } else if (code < 0x7f || !isUnwanted(code)) {
      text += pendingBlank ? ` ${value[i]}` : value[i];
      pendingBlank = false;
    }
  }
  return text.normalize('NFC');
}
