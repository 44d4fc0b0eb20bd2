import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { nearestTexts } from '@lectern/search/suggest/nearest-texts';
import { implement } from '../../../../platform/http/implement.ts';
import { withEngineUnlessAway } from '../../../../ports/search-engine/ask-engine.ts';

export const listNearestEntriesCall = implement(listNearestEntries)(
  async ({ input: { keyWord, rows }, context: { tenant }, deps }) => {
    for (const text of nearestTexts(keyWord)) {
      const found = await withEngineUnlessAway(deps, (engine) =>
        engine.suggest(tenant.id, { text, limit: rows }),
      );
      if (isRefusal(found)) return found;
      if (found.length > 0)
        return found.map(({ kind, value, id, count }) => ({ kind, value, recordId: id, count }));
    }
    return [];
  },
);
