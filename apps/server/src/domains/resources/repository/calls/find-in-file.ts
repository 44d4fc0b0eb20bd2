import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import { implement } from '../../../../platform/http/implement.ts';
import { highlighterOf } from '../../../discovery/search/present/mark-words.ts';
import { beginSeeing } from '../seeing.ts';
import { findOpenFile } from '../text/find-open-file.ts';
import { pageOfId } from '../text/page-documents.ts';
import { fileFilters } from '../text/page-rights.ts';
import { presentPageHits } from '../text/present-page-hits.ts';
import { seekWords } from '../text/seek-words.ts';

export const findInFileCall = implement(findInFile)(
  async ({ input: { id, fileId, keyWord, page, rows }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const of = await findOpenFile(deps.db, seeing, id, fileId);
    if (isRefusal(of)) return of;
    if (keyWord === '') return { total: 0, hits: [] };
    const sought = seekWords(deps, context.tenant, keyWord);
    const found = await sought.ask({
      filters: fileFilters(of.object, of.file, of.open),
      sort: { key: 'added', descending: false },
      offset: (page - 1) * rows,
      limit: rows,
    });
    if (isRefusal(found)) return found;
    const pages = found.hits.map((hit) => ({ page: pageOfId(hit.id).page, of }));
    const mark = highlighterOf(sought, found.reading);
    return { total: found.total, hits: await presentPageHits(deps.db, seeing, pages, mark) };
  },
);
