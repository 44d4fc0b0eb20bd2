import { unihanLines } from './read-relations.ts';

const FIELDS = new Set(['kMandarin', 'kHanyuPinyin', 'kHanyuPinlu', 'kXHC1983', 'kTGHZ2013']);
const TONES = /[\u0300\u0301\u0304\u030c]/g;

/** The Mandarin readings of characters without tones, from the text of Unihan_Readings.txt. */
export function readSounds(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sounds = new Map<string, Set<string>>();
  for (const { char, field, value } of unihanLines(text)) {
    if (!FIELDS.has(field)) continue;
    const known = sounds.get(char) ?? new Set();
    sounds.set(char, known);
    for (const [sound] of value.matchAll(/[\p{L}\p{M}]+/gu))
      known.add(sound.normalize('NFD').replace(TONES, '').normalize('NFC'));
  }
  return sounds;
}
