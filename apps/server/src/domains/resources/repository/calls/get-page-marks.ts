import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_PAGE_NOT_DRAWN } from '@lectern/contracts/resources/repository/errors';
import { getPageMarks } from '@lectern/contracts/resources/repository/get-page-marks';
import { implement } from '../../../../platform/http/implement.ts';
import { highlighterOf } from '../../../discovery/search/present/mark-words.ts';
import { workOnFile } from '../files/spooled.ts';
import { refuseAct } from '../rights/refuse-act.ts';
import { beginSeeing } from '../seeing.ts';
import { findPageTexts } from '../store/page-store.ts';
import { findOpenFile } from '../text/find-open-file.ts';
import { fileFilters } from '../text/page-rights.ts';
import { seekWords } from '../text/seek-words.ts';

export const getPageMarksCall = implement(getPageMarks)(
  async ({ input: { id, fileId, page, keyWord }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const of = await findOpenFile(deps.db, seeing, id, fileId);
    if (isRefusal(of)) return of;
    const { object, file, rights, open } = of;
    if (page > open) return refuseAct('read', rights, seeing.asking.asker) ?? refuse(OBJECT_PAGE_NOT_DRAWN);
    const [row] = await findPageTexts(deps.db, context.tenant.id, [{ fileId, page }]);
    if (keyWord === '' || !row) return { boxes: [] };
    // The words are marked as they were read for the list of hits.
    const sought = seekWords(deps, context.tenant, keyWord);
    const found = await sought.ask({ filters: fileFilters(object, file, open), limit: 0 });
    if (isRefusal(found)) return found;
    const ranges = highlighterOf(sought, found.reading)(row.text, 'contents');
    if (ranges.length === 0) return { boxes: [] };
    const { text } = row;
    const places = await workOnFile(
      deps,
      file,
      (path) => ({ what: 'boxes', path, page, text, ranges }) as const,
    );
    return isRefusal(places) ? places : { boxes: [...places.boxes] };
  },
);
