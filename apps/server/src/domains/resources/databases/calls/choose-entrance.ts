import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import { implement } from '../../../../platform/http/implement.ts';
import { findEntrance } from '../entrances/find-entrance.ts';
import { readerRights } from '../entrances/reader-rights.ts';
import { readShownEresource } from '../read-shown-eresource.ts';

export const chooseEntranceCall = implement(chooseEntrance)(async ({ input, context, deps }) => {
  const { tenant, language, patron, address } = context;
  const { id, entranceId, doi, issn, volume, issue, page } = input;
  const row = await readShownEresource(deps, context, id);
  if (isRefusal(row)) return row;
  const cited = { doi, issn, volume, issue, page };
  return findEntrance(deps, row, { tenant, language, address, cited, entranceId }, async () =>
    patron ? readerRights(deps, tenant, patron.id) : undefined,
  );
});
