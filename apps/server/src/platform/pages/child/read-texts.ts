import type { PageTask, PageTexts } from '../page-tasks.ts';
import { pageOf } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';
import { readPageWords } from './page-words.ts';

/** The texts of some pages, for searching; empty ones of scans. A page that cannot be read does not keep the others from it. */
export async function readTexts({
  path,
  from,
  to,
}: Omit<Extract<PageTask, { what: 'texts' }>, 'what'>): Promise<PageTexts> {
  const pdf = await openPdf(path);
  const texts: (string | undefined)[] = [];
  for (let number = from; number <= to; number += 1) texts.push(await textOf(number));
  return { texts };

  async function textOf(number: number): Promise<string | undefined> {
    try {
      const page = await pageOf(pdf, number);
      const { text } = await readPageWords(page);
      page.cleanup();
      return text.trim() === '' ? '' : text;
    } catch {
      return undefined;
    }
  }
}
