import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PageFaultError } from '../page-fault-error.ts';
import { type DrawnPicture, MOST_PIXELS, type PageTask } from '../page-tasks.ts';
import { openPdf } from './open-pdf.ts';
import { writeMark } from './write-mark.ts';

const QUALITY = 82;
/** A page that is a hundred times as high as wide is a mistake, or an attack. */
const WORST_RATIO = 100;

/** Draws a page with its mark as a picture. The mark is in the pixels: there is no picture without it. */
export async function drawPage({
  path,
  page: number,
  width,
  mark,
}: Extract<PageTask, { what: 'page' }>): Promise<DrawnPicture> {
  const page = await pageOf(await openPdf(path), number);
  try {
    const shape = page.getViewport({ scale: 1 });
    const ratio = shape.height / shape.width;
    if (!(ratio > 1 / WORST_RATIO && ratio < WORST_RATIO)) throw new PageFaultError('tooLarge');
    const fitting = Math.min(width, Math.floor(Math.sqrt(MOST_PIXELS / ratio)));
    const viewport = page.getViewport({ scale: fitting / shape.width });
    const canvas = createCanvas(
      Math.max(1, Math.floor(viewport.width)),
      Math.max(1, Math.floor(viewport.height)),
    );
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // The canvas of the browser and that of Node are the same to pdf.js, not to the compiler.
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
    context.resetTransform();
    writeMark(context, canvas, mark);
    return { bytes: await canvas.encode('webp', QUALITY), mediaType: 'image/webp' };
  } finally {
    page.cleanup();
  }
}

/** @throws PageFaultError (noPage, broken) */
export async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  if (number < 1 || number > pdf.numPages) throw new PageFaultError('noPage');
  return pdf.getPage(number).catch(() => {
    throw new PageFaultError('broken');
  });
}
