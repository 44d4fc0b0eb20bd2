/** Specification 1, section 9: seven colours that cycle. White text can be read on each of them. */
export const COVER_COLOURS = [
  '#39536b',
  '#7a3b3b',
  '#3d6250',
  '#6d5a34',
  '#54406e',
  '#2f6673',
  '#8a4f2a',
] as const;

/** Specification 1, section 9: four default covers that cycle, as patterns behind title and author. */
export const COVER_PATTERNS = ['plain', 'band', 'stripes', 'frame'] as const;
export type CoverPattern = (typeof COVER_PATTERNS)[number];

/** The colour of a record's drawn cover. It depends on the record's id alone, so that it is the same everywhere. */
export function coverColour(recordId: string): (typeof COVER_COLOURS)[number] {
  return COVER_COLOURS[hashOf(recordId) % COVER_COLOURS.length]!;
}

/** Which of the default covers a record has. It is another one than its colour would say, so that both vary. */
export function coverPattern(recordId: string): CoverPattern {
  return COVER_PATTERNS[(hashOf(recordId) >>> 12) % COVER_PATTERNS.length]!;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
