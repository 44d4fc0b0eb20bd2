import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Noto Sans SC: Han, kana, Latin, Greek and Cyrillic. SIL Open Font License 1.1. */
const NOTO = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
/** The name under which marks are written. */
export const MARK_FONT = 'Lectern Mark';

let isDone = false;

/**
 * Makes the house's font known, also as `serif`, `sans-serif` and `monospace`: pdf.js writes what a document does not embed with these.
 * Without it a thesis of 2003 with the fonts of its word processor would have empty pages.
 */
export function registerFonts(): void {
  if (isDone) return;
  const path = createRequire(import.meta.url).resolve(NOTO);
  for (const name of [MARK_FONT, 'sans-serif', 'serif', 'monospace'])
    GlobalFonts.registerFromPath(path, name);
  isDone = true;
}
