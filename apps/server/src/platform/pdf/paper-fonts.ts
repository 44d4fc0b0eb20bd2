import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** Noto Sans SC: Han as in GB 18030 with CJK extension A, the letters of Latin, Greek and Cyrillic, kana. SIL Open Font License 1.1. */
const FIRST = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
/**
 * Cactus Classical Serif: two thirds of CJK extension B. A file of 28 MB, for names whose Han the first one lacks. SIL Open Font License
 * 1.1.
 */
const RARE = '@expo-google-fonts/cactus-classical-serif/400Regular/CactusClassicalSerif_400Regular.ttf';
/** UnifontEX: all of the basic plane and some rarer Han, drawn in pixels. For what the others lack. SIL Open Font License 1.1. */
const LAST = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff';

/** A font file, and what it can draw. */
export interface PaperFont {
  readonly file: Buffer;
  has(codePoint: number): boolean;
}

const loaded = new Map<string, Promise<PaperFont>>();

/**
 * The fonts that a text needs, the preferred one first: further ones only while letters are missing. A font is read at the first paper of a
 * process that needs it, and stays.
 */
export async function paperFonts(text: string): Promise<readonly PaperFont[]> {
  const fonts: PaperFont[] = [];
  let missing = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  for (const name of [FIRST, RARE, LAST]) {
    if (fonts.length > 0 && missing.length === 0) break;
    const font = await load(name);
    missing = missing.filter((codePoint) => !font.has(codePoint));
    fonts.push(font);
  }
  return fonts;
}

function load(name: string): Promise<PaperFont> {
  const known = loaded.get(name) ?? open(name);
  loaded.set(name, known);
  return known;
}

async function open(name: string): Promise<PaperFont> {
  const stored = await readFile(createRequire(import.meta.url).resolve(name));
  const file = name.endsWith('.woff') ? unpackWoff(stored) : stored;
  // Both files hold one font; only collections are without this method.
  const font = create(file) as Font;
  return { file, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
