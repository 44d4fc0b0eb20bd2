import { readFileSync } from 'node:fs';

/** Codes of the shapes of characters, made by scripts/make-look-alikes.ts: a character, its Cangjie letters, its four corners, a space. */
export interface ShapeCodes {
  readonly source: string;
  readonly codes: string;
}

/** In codes with so many letters any one may differ; in shorter ones with three letters the first, which is the radical as a rule. */
const ANY_LETTER = 4;
const FIRST_LETTER = 3;

let keysOf: ReadonlyMap<string, readonly string[]> | undefined;
let sharing: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The folded characters that look like a folded character, itself left out: they have the same corners (已 and 己), or are composed alike
 * but for one part (折 and 拆, 幕 and 墓). None for rare characters.
 */
export function lookAlikes(char: string): string[] {
  load();
  const others = (keysOf?.get(char) ?? []).flatMap((key) => sharing?.get(key) ?? []);
  return [...new Set(others)].filter((other) => other !== char);
}

function load(): void {
  if (keysOf !== undefined) return;
  const { codes } = JSON.parse(
    readFileSync(new URL('./look-alikes.data.json', import.meta.url), 'utf8'),
  ) as ShapeCodes;
  const keys = new Map<string, string[]>();
  const characters = new Map<string, string[]>();
  for (const [, char = '', cangjie = '', corners = ''] of codes.matchAll(/(\p{sc=Han})([A-Z]+)(\d*)/gu)) {
    const ofChar = keysOfShape(cangjie, corners);
    keys.set(char, ofChar);
    for (const key of ofChar) characters.set(key, [...(characters.get(key) ?? []), char]);
  }
  sharing = characters;
  keysOf = keys;
}

/** Two characters look alike if they have one of these in common. */
function keysOfShape(cangjie: string, corners: string): string[] {
  const places = cangjie.length >= ANY_LETTER ? cangjie.length : cangjie.length === FIRST_LETTER ? 1 : 0;
  const parts = Array.from({ length: places }, (_, at) => `${cangjie.slice(0, at)}*${cangjie.slice(at + 1)}`);
  return corners === '' ? parts : [...parts, `${corners} ${cangjie.length}`];
}
