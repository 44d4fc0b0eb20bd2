import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** Noto Sans SC: Han as in GB 18030 with CJK extension A, the letters of Latin, Greek and Cyrillic, kana. SIL Open Font License 1.1. */
const FIRST = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
/** UnifontEX: all of the basic plane and some rarer Han, drawn in pixels. For what the first one lacks. SIL Open Font License 1.1. */
const LAST = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff';

/** A font file, and what it can draw. */
export interface PaperFont {
  readonly file: Buffer;
  has(codePoint: number): boolean;
}

let loaded: Promise<readonly PaperFont[]> | undefined;

/** The fonts of papers, the preferred one first. They are read at the first paper of a process, and stay. */
export function paperFonts(): Promise<readonly PaperFont[]> {
  loaded ??= Promise.all([FIRST, LAST].map(open));
  return loaded;
}

async function open(name: string): Promise<PaperFont> {
  const stored = await readFile(createRequire(import.meta.url).resolve(name));
  const file = name.endsWith('.woff') ? unpackWoff(stored) : stored;
  // Both files hold one font; only collections are without this method.
  const font = create(file) as Font;
  return { file, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
