export type Script = 'latin' | 'han' | 'other' | 'none';

/**
 * The script of a text, to tell a romanisation from its original: the script of the first letter that is not Latin, or
 * Latin if all letters are Latin. Kana and hangul count as Han.
 */
export function scriptOf(text: string): Script {
  let latin = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x41) continue;
    if (code < 0x370 || (code >= 0x1d00 && code < 0x2000)) {
      if (isLatinLetter(code)) latin++;
    } else if (isEastAsian(code)) return 'han';
    else if ((code >= 0x370 && code < 0x1d00) || (code >= 0xfb1d && code < 0xfefd)) {
      return 'other';
    }
  }
  return latin > 0 ? 'latin' : 'none';
}

/** True for Han characters, kana, bopomofo and hangul (with the surrogates of the higher Han planes). */
export function isEastAsian(code: number): boolean {
  return (
    (code >= 0x2e80 && code <= 0x9fff && (code < 0x3000 || code > 0x303f)) ||
    (code >= 0xac00 && code <= 0xd7ff) ||
    (code >= 0x1100 && code <= 0x11ff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xd840 && code <= 0xd88f)
  );
}

/** True if `romanised` is in Latin letters and `original` is in another script. */
export function isRomanisationOf(romanised: string, original: string): boolean {
  if (scriptOf(romanised) !== 'latin') return false;
  const script = scriptOf(original);
  return script === 'han' || script === 'other';
}

function isLatinLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code >= 0xc0;
}
