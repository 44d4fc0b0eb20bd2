import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { PageFaultError } from '../page-fault-error.ts';
import type { PageTask } from '../page-tasks.ts';
import { drawMark } from './draw-mark.ts';

/** The mark of a page of A4 at 144 dots an inch: sharp enough on paper, small in the file. */
const TILE = { width: 1190, height: 1684 };

/**
 * Writes a copy of a PDF with the mark on each page. The mark is a picture, so it needs no font of the document. A document that is
 * encrypted cannot be changed (`unmarked`); a signature is no longer valid afterwards, which is as it should be: it is another document.
 */
export async function stampPdf({
  path,
  to,
  mark,
}: Extract<PageTask, { what: 'stamp' }>): Promise<{ readonly path: string }> {
  const content = await readFile(path).catch(() => {
    throw new PageFaultError('gone');
  });
  const pdf = await PDFDocument.load(content, { updateMetadata: false }).catch(() => {
    throw new PageFaultError('unmarked');
  });
  const picture = await pdf.embedPng((await drawMark({ ...TILE, mark })).bytes);
  for (const page of pdf.getPages()) {
    // The part of the sheet that is seen may begin anywhere.
    const { x, y, width, height } = page.getCropBox();
    page.drawImage(picture, { x, y, width, height });
  }
  await writeFile(to, await pdf.save({ useObjectStreams: true }));
  return { path: to };
}
