import PDFDocument from 'pdfkit';
import { drawQr } from './draw-qr.ts';
import type { Paper, PaperLine } from './paper.ts';
import { type Pen, penFor } from './pen.ts';

const MARGIN = { A4: 62, A5: 40 } as const;
/** Letters of a larger page are larger. */
const SCALE = { A4: 1.15, A5: 1 } as const;
const QR_SIDE = 84;
const GAP = 10;
const INK = '#1b1f24';
const GREY = '#5b6470';
const RULE = '#c9ced6';

/** Draws a receipt or certificate as a PDF whose text can be copied; its fonts hold only the letters that it has. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  return drawPapers([paper]);
}

/** Draws papers of one kind, library and language as one PDF, each on pages of its own. */
export async function drawPapers(papers: readonly [Paper, ...Paper[]]): Promise<Buffer> {
  const [{ size, language, title, issuer, madeAt }] = papers;
  const document = new PDFDocument({
    size,
    margin: MARGIN[size],
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${title} · ${issuer}`, Author: issuer, CreationDate: madeAt, ModDate: madeAt },
  });
  const bytes = collect(document);
  const pen = await penFor(document, SCALE[size], JSON.stringify(papers));
  papers.forEach((paper, at) => {
    if (at > 0) document.addPage();
    drawOn(document, pen, paper);
  });
  document.end();
  return bytes;
}

function drawOn(document: PDFKit.PDFDocument, pen: Pen, paper: Paper): void {
  const { title, issuer, facts, statement, note, check } = paper;
  pen.write(issuer, { size: 10, color: GREY });
  pen.write(title, { size: 19, color: INK });
  pen.skip(GAP / 2);
  rule(document, pen);
  for (const [label, value] of facts.filter(([, text]) => text !== '')) writeFact(pen, label, value);
  writeLines(document, pen, paper);
  if (statement) {
    pen.skip(GAP);
    pen.write(statement, { size: 11, color: INK });
  }
  if (note) writeNote(document, pen, note);
  writeCheck(document, pen, check);
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}

function rule(document: PDFKit.PDFDocument, pen: Pen): void {
  const y = pen.y();
  document
    .moveTo(pen.left, y)
    .lineTo(pen.left + pen.width, y)
    .lineWidth(0.6)
    .stroke(RULE);
  pen.skip(GAP);
}

function writeFact(pen: Pen, label: string, value: string): void {
  const beside = Math.round(pen.width * 0.3);
  pen.besides([
    () => pen.write(label, { size: 9.5, color: GREY, width: beside - GAP }),
    () => pen.write(value, { size: 10.5, color: INK, from: beside, width: pen.width - beside }),
  ]);
  pen.skip(4);
}

function writeLines(document: PDFKit.PDFDocument, pen: Pen, { lines = [], total }: Paper): void {
  if (lines.length === 0 && !total) return;
  pen.skip(GAP / 2);
  rule(document, pen);
  for (const line of lines) writeLine(pen, line, 10);
  if (!total) return;
  pen.skip(2);
  rule(document, pen);
  writeLine(pen, total, 12);
}

function writeLine(pen: Pen, { text, sum }: PaperLine, size: number): void {
  const forSum = 96;
  pen.besides([
    () => pen.write(text, { size, color: INK, width: pen.width - forSum - GAP }),
    () => pen.write(sum, { size, color: INK, from: pen.width - forSum, width: forSum, align: 'right' }),
  ]);
  pen.skip(4);
}

function writeNote(document: PDFKit.PDFDocument, pen: Pen, note: string): void {
  pen.skip(GAP);
  pen.keepTogether(48);
  const top = pen.y();
  pen.skip(6);
  pen.write(note, { size: 9.5, color: INK, from: GAP, width: pen.width - 2 * GAP });
  pen.skip(6);
  document
    .roundedRect(pen.left, top, pen.width, pen.y() - top, 3)
    .lineWidth(0.8)
    .stroke(INK);
}

function writeCheck(document: PDFKit.PDFDocument, pen: Pen, { address, words }: Paper['check']): void {
  pen.skip(GAP * 1.5);
  pen.keepTogether(QR_SIDE + GAP);
  const top = pen.y();
  drawQr(document, address, { x: pen.left, y: top, side: QR_SIDE });
  const from = QR_SIDE + GAP;
  pen.write(words, { size: 9.5, color: GREY, from, width: pen.width - from });
  pen.skip(2);
  pen.write(address, { size: 8, color: INK, from, width: pen.width - from, link: address });
}
