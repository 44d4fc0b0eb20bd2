/**
 * The text of a subfield, ready to show: trimmed, with single spaces, in NFC, so that equal words are equal strings.
 * Removed are control characters (C0 and C1 with the non-sorting marks of ISO 6630), other non-sorting marks ("<<Das>>"), zero-width
 * spaces and bidirectional controls, because the page sets the direction itself. Joiners (ZWJ, ZWNJ) stay: Persian and the scripts of
 * India are spelled with them.
 */
export function cleanText(value: string): string {
  let previousBlank = true;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === 0x20) {
      if (previousBlank) return scrub(value);
      previousBlank = true;
    } else {
      if (code < 0x20 || (code > 0x7e && needsWork(code)) || (code === 0x3c && value[i + 1] === '<'))
        return scrub(value);
      previousBlank = false;
    }
  }
  return previousBlank && value.length > 0 ? value.slice(0, -1) : value;
}

/** The marks around words that are skipped when filing: those of ISO 6630, and "<<" and ">>" of German catalogues. */
const NONSORTING_MARKS: readonly (readonly [begin: string, end: string])[] = [
  ['\u0098', '\u009c'],
  ['\u0088', '\u0089'],
  ['<<', '>>'],
];

/**
 * Number of characters to skip when filing, from the non-sorting marks at the beginning of the text; undefined without such marks.
 */
export function markedNonfiling(value: string): number | undefined {
  for (const [begin, end] of NONSORTING_MARKS) {
    const at = value.startsWith(begin) ? value.indexOf(end) : -1;
    if (at < 0) continue;
    const skipped = cleanText(value.slice(begin.length, at)).length;
    const gap = cleanText(value).charAt(skipped) === ' ' ? 1 : 0;
    return skipped + gap;
  }
  return undefined;
}

/** The text without marks around words of up to 20 characters. */
function withoutAngleMarks(text: string): string {
  return text.replace(/<<(?! )([^<>]{1,20})>>/g, '$1');
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
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
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
  return withoutAngleMarks(text).normalize('NFC');
}
