import type { Language } from '@lectern/contracts/kernel/languages';
import PDFDocument from 'pdfkit';
import { penFor } from './pen.ts';

/** A text in chapters. */
export interface PaperDocument {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly chapters: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const MARGIN = 72;
const INK = '#1b1f24';
const GREY = '#5b6470';

/** Draws a text as a PDF with a page of its own for each chapter, and its headings as contents. */
export async function drawDocument({
  language,
  title,
  author,
  madeAt,
  chapters,
}: PaperDocument): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const pen = await penFor(document, 1, JSON.stringify([title, author, chapters]));
  document.y += 150;
  pen.write(title, { size: 26, color: INK });
  pen.skip(18);
  pen.write(author, { size: 13, color: GREY });
  for (const { heading, paragraphs } of chapters) {
    document.addPage();
    document.outline.addItem(heading);
    pen.write(heading, { size: 18, color: INK });
    pen.skip(14);
    for (const paragraph of paragraphs) {
      pen.write(paragraph, { size: 11.5, color: INK });
      pen.skip(9);
    }
  }
  document.end();
  return bytes;
}
