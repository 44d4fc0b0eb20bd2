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

/** The colour of a record's drawn cover. It depends on the record's id alone (FNV-1a), so that it is the same everywhere. */
export function coverColour(recordId: string): (typeof COVER_COLOURS)[number] {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(recordId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return COVER_COLOURS[hash % COVER_COLOURS.length]!;
}
