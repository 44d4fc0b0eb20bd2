import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PageFaultError } from '../page-fault-error.ts';
import { registerFonts } from './fonts.ts';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Pictures inside a page with more pixels than this are left out of it. */
const MOST_PICTURE_PIXELS = 60_000_000;
/** Readers turn pages, so a document is asked again at once; few are open in one process. */
const MOST_OPEN = 3;

const open = new Map<string, Promise<PDFDocumentProxy>>();

/** @throws PageFaultError (locked, broken, gone) */
export function openPdf(path: string): Promise<PDFDocumentProxy> {
  const known = open.get(path) ?? load(path);
  open.delete(path);
  open.set(path, known);
  known.catch(() => open.delete(path));
  for (const oldest of open.keys()) {
    if (open.size <= MOST_OPEN) break;
    const closing = open.get(oldest);
    open.delete(oldest);
    void closing?.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined);
  }
  return known;
}

async function load(path: string): Promise<PDFDocumentProxy> {
  registerFonts();
  const content = await readFile(path).catch(() => {
    throw new PageFaultError('gone');
  });
  try {
    return await getDocument({
      data: new Uint8Array(content),
      cMapUrl: join(PDFJS, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(PDFJS, 'standard_fonts/'),
      wasmUrl: join(PDFJS, 'wasm/'),
      iccUrl: join(PDFJS, 'iccs/'),
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: false,
      maxImageSize: MOST_PICTURE_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new PageFaultError((error as Error).name === 'PasswordException' ? 'locked' : 'broken');
  }
}
