import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';
import { excerpt } from '@lectern/search/query/excerpt';
import type { Highlighter } from '@lectern/search/query/highlight';
import type { Db } from '../../../../platform/db/database.ts';
import { mayDo } from '../rights/may-do.ts';
import type { Seeing } from '../seeing.ts';
import { findPageTexts } from '../store/page-store.ts';
import type { FoundPage } from './find-pages.ts';
import { pageId } from './page-documents.ts';

/** UTF-16 units of a piece of text, where text may be copied, and where it may only be read. */
const LONG_PIECE = 160;
const SHORT_PIECE = 70;

/** Pages with a piece of their text around the words. */
export async function presentPageHits(
  db: Db,
  { tenant, asking }: Seeing,
  pages: readonly FoundPage[],
  mark: Highlighter,
): Promise<PageHit[]> {
  const wanted = pages.map(({ page, of }) => ({ fileId: of.file.id, page }));
  const rows = await findPageTexts(db, tenant.id, wanted);
  const texts = new Map(rows.map(({ file_id, page, text }) => [pageId(file_id, page), text]));
  return pages.map(({ page, of: { file, rights } }) => {
    const text = texts.get(pageId(file.id, page)) ?? '';
    const length = mayDo('copy', rights, asking.asker).may ? LONG_PIECE : SHORT_PIECE;
    const piece = excerpt(text, mark(text, 'contents'), length);
    return {
      fileId: file.id,
      fileName: file.name,
      page,
      text: piece.text,
      ranges: piece.ranges.map(({ start, end }): [number, number] => [start, end]),
      cutBefore: piece.cutBefore,
      cutAfter: piece.cutAfter,
    };
  });
}
