import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { implement } from '../../../../platform/http/implement.ts';
import { countArticles } from '../count-articles.ts';
import { openCountOf } from '../hot-titles.ts';
import { presentTitles } from '../present-titles.ts';
import { printedRecords } from '../printed-records.ts';
import { readShownTitle } from '../read-shown-title.ts';
import { titlesAround } from '../store/titles-around.ts';

export const getTitleCall = implement(getTitle)(async ({ input, context, deps }) => {
  const tenantId = context.tenant.id;
  const title = await readShownTitle(deps.db, tenantId, input.id);
  if (isRefusal(title)) return title;
  const { id } = title;
  const [[shown], around, openCount, printed, articleCount] = await Promise.all([
    presentTitles(deps, context, [id]),
    titlesAround(deps.db, tenantId, id),
    openCountOf(deps.db, tenantId, id),
    printedRecords(deps, context, title),
    countArticles(deps, tenantId, title),
  ]);
  // A trial may have ended since its titles were looked at last.
  if (!shown || shown.sources.length === 0) return refuse(TITLE_NOT_FOUND);
  const { edition, published_on: publishedOn } = title;
  return { ...shown, openCount, edition, publishedOn, printed, articleCount, ...around };
});
