import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { TITLE_NOT_FOUND } from '@lectern/contracts/resources/titles/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { findEntrance } from '../../databases/entrances/find-entrance.ts';
import { readerRights } from '../../databases/entrances/reader-rights.ts';
import { readShownEresource } from '../../databases/read-shown-eresource.ts';
import { readShownTitle } from '../read-shown-title.ts';
import { seenRows } from '../store/row-store.ts';

export const chooseTitleEntranceCall = implement(chooseTitleEntrance)(async ({ input, context, deps }) => {
  const { tenant, language, patron, address } = context;
  const { id, sourceId, entranceId, doi, issn, volume, issue, page } = input;
  const title = await readShownTitle(deps.db, tenant.id, id);
  if (isRefusal(title)) return title;
  const row = (await seenRows(deps.db, tenant.id, [title.id])).find((one) => one.id === sourceId);
  if (!row) return refuse(TITLE_NOT_FOUND);
  const eresource = await readShownEresource(deps, context, row.eresource_id);
  if (isRefusal(eresource)) return refuse(TITLE_NOT_FOUND);
  const cited = { doi, issn: issn || title.online_issn || title.print_issn, volume, issue, page };
  const choosing = { tenant, language, address, cited, entranceId, titleAddress: row.address };
  return findEntrance(deps, eresource, choosing, async () =>
    patron ? readerRights(deps, tenant, patron.id) : undefined,
  );
});
