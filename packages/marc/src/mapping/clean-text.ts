/**
 * A subfield as people may read it: trimmed, runs of white space made one space, control characters and the marks that
 * only order or direct text taken out (C0/C1 with the non-sorting marks of ISO 6630, zero-width and bidirectional
 * controls: the page sets the direction itself), in Unicode's composed form (NFC), so that equal words are equal strings.
 * Text without any of these comes back as it is.
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
 * Characters to skip when filing, where the record marks them inside the text (ISO 6630: U+0088 or U+0098 before,
 * U+0089 or U+009C behind); undefined without such marks.
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

/** True for what is taken out or may compose with the character before it. */
function needsWork(code: number): boolean {
  return code >= 0x4e00 ? code === 0xfeff : isUnwanted(code) || isCombining(code);
}

/** Marks that Unicode has precomposed letters for: Latin, Greek and Cyrillic accents, hamza and madda, voicing, jamo. */
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

/** Blanks become one space, marks without width vanish. */
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
