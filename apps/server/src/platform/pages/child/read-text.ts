import type { PageTask, PageText } from '../page-tasks.ts';
import { pageOf } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';

/** No page has more; a page of hidden text could. */
const MOST_TEXT = 100_000;

/** The text of a page in its lines, as the document gives it; empty for a scan. */
export async function readText({
  path,
  page: number,
}: Pick<Extract<PageTask, { what: 'text' }>, 'path' | 'page'>): Promise<PageText> {
  const page = await pageOf(await openPdf(path), number);
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    text += item.hasEOL ? `${item.str}\n` : item.str;
    if (text.length > MOST_TEXT) break;
  }
  page.cleanup();
  return { text: text.slice(0, MOST_TEXT).toWellFormed().trim() };
}
