/** First and last code point of signs that vanish when text is folded, with what they are (Unicode 17 blocks and scripts). */
const DROPPED_RANGES: readonly (readonly [number, number, string])[] = [
  [0x00ad, 0x00ad, 'soft hyphen'],
  [0x02b9, 0x02df, 'modifier letters: soft sign ʹ, ayn ʻ and alif ʼ of romanisations'],
  [0x02e5, 0x02ff, 'tone letters and other modifiers'],
  [0x0300, 0x036f, 'combining diacritics'],
  [0x0483, 0x0489, 'Church Slavonic signs'],
  [0x0591, 0x05bd, 'Hebrew accents and points'],
  [0x05bf, 0x05bf, 'rafe'],
  [0x05c1, 0x05c2, 'shin and sin dot'],
  [0x05c4, 0x05c5, 'upper and lower dot'],
  [0x05c7, 0x05c7, 'qamats qatan'],
  [0x0610, 0x061a, 'Arabic honorifics'],
  [0x061c, 0x061c, 'Arabic letter mark'],
  [0x0640, 0x0640, 'tatweel'],
  [0x064b, 0x065f, 'harakat, hamza above and below'],
  [0x0670, 0x0670, 'superscript alef'],
  [0x06d6, 0x06dc, 'Quranic signs'],
  [0x06df, 0x06e8, 'Quranic signs'],
  [0x06ea, 0x06ed, 'Quranic signs'],
  [0x08d3, 0x08ff, 'Arabic extended signs'],
  [0x034f, 0x034f, 'grapheme joiner'],
  [0x180b, 0x180f, 'Mongolian variation selectors'],
  [0x1ab0, 0x1aff, 'combining diacritics extended'],
  [0x1dc0, 0x1dff, 'combining diacritics supplement'],
  [0x200b, 0x200f, 'zero width space and joiners, direction marks'],
  [0x202a, 0x202e, 'direction embedding'],
  [0x2060, 0x2069, 'word joiner, direction isolates'],
  [0x20d0, 0x20ff, 'combining marks for symbols'],
  [0xfe00, 0xfe0f, 'variation selectors'],
  [0xfe20, 0xfe2f, 'combining half marks, as in the ligatures of ALA-LC'],
  [0xfeff, 0xfeff, 'byte order mark'],
  [0xe0001, 0xe01ef, 'tags, ideographic variation selectors'],
];

/**
 * Whether a character is a mark of Latin, Greek, Cyrillic, Hebrew or Arabic, or a sign that nobody sees. The sound marks
 * of kana and the vowel signs of Indic scripts are letters and are kept.
 */
export function isDroppedSign(code: number): boolean {
  if (code < 0xad) return false;
  return DROPPED_RANGES.some(([first, last]) => code >= first && code <= last);
}
