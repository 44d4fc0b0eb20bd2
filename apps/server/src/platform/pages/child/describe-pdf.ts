import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PageFaultError } from '../page-fault-error.ts';
import type { DescribedPdf, OutlineEntry } from '../page-tasks.ts';
import { openPdf } from './open-pdf.ts';

/** Shapes of so many pages are read; books have pages of one shape. */
const MOST_SHAPES = 60;
const MOST_ENTRIES = 2000;
const DEEPEST = 6;
/** No book has more, and a damaged file can claim any number. */
const MOST_PAGES = 20_000;
const MOST_TITLE = 200;
/** Of a page that says nothing of its shape. */
const PAPER_RATIO = Math.SQRT1_2;

type RawEntry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** Reads what a reader of the document needs before its first page. @throws PageFaultError */
export async function describePdf(path: string): Promise<DescribedPdf> {
  const pdf = await openPdf(path);
  const pages = Math.min(pdf.numPages, MOST_PAGES);
  if (!(pages > 0)) throw new PageFaultError('broken');
  // The first page decides whether it can be read at all: trees of pages that lead nowhere fail here.
  const ratios: number[] = [];
  for (let number = 1; number <= Math.min(pages, MOST_SHAPES); number += 1) {
    const page = await pdf.getPage(number).catch(() => undefined);
    if (!page && number === 1) throw new PageFaultError('broken');
    const shape = page?.getViewport({ scale: 1 });
    ratios.push(
      shape && shape.height > 0 ? rounded(shape.width / shape.height) : (ratios.at(-1) ?? PAPER_RATIO),
    );
  }
  const labels = await pdf.getPageLabels().catch(() => null);
  return { pages, ratios, labels: ownLabels(labels, pages), outline: await readOutline(pdf) };
}

/** Empty where the labels only count from 1. */
function ownLabels(labels: readonly string[] | null, pages: number): string[] {
  const shown = (labels ?? []).slice(0, pages).map((label) => label.slice(0, 12));
  return shown.every((label, at) => label === String(at + 1)) ? [] : shown;
}

async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const raw = await pdf.getOutline().catch(() => undefined);
  await walk(raw ?? [], 0);
  return entries;

  async function walk(level: readonly RawEntry[], depth: number): Promise<void> {
    for (const { title, dest, items } of level) {
      if (entries.length >= MOST_ENTRIES) return;
      const shown = title.replace(/\s+/gu, ' ').trim().slice(0, MOST_TITLE);
      if (shown !== '') entries.push({ title: shown, page: await pageOfDest(pdf, dest), depth });
      if (depth < DEEPEST) await walk(items as RawEntry[], depth + 1);
    }
  }
}

async function pageOfDest(pdf: PDFDocumentProxy, dest: RawEntry['dest']): Promise<number> {
  try {
    const known = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const target: unknown = known?.[0];
    if (typeof target === 'number') return target + 1;
    if (typeof target !== 'object' || target === null) return 0;
    return (await pdf.getPageIndex(target as never)) + 1;
  } catch {
    return 0;
  }
}

function rounded(ratio: number): number {
  return Math.round(Math.min(100, Math.max(0.01, ratio)) * 10_000) / 10_000;
}
