/** Specification 1, section 9: seven colours that cycle. Dark enough that white words read on each of them. */
export const COVER_COLOURS = [
  '#39536b',
  '#7a3b3b',
  '#3d6250',
  '#6d5a34',
  '#54406e',
  '#2f6673',
  '#8a4f2a',
] as const;

/** The colour of a record's drawn cover: the same one on every page, on every visit, in every browser (FNV-1a of the id). */
export function coverColour(recordId: string): (typeof COVER_COLOURS)[number] {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(recordId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return COVER_COLOURS[hash % COVER_COLOURS.length]!;
}
