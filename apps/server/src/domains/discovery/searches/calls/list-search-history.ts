import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { implement } from '../../../../platform/http/implement.ts';
import { findReaderSetting } from '../../../people/account/reader-settings.ts';
import { readSavedState } from '../../search/saved/saved-state.ts';
import { listHistory } from '../store/search-history-store.ts';

export const listSearchHistoryCall = implement(listSearchHistory)(
  async ({ input, context: { tenant, patron }, deps }) => {
    const [setting, rows] = await Promise.all([
      findReaderSetting(deps.db, tenant.id, patron.id, 'searchHistory'),
      listHistory(deps.db, tenant.id, patron.id, input.rows),
    ]);
    return {
      kept: setting === '1',
      entries: rows.map(({ code, state, searched_at }) => ({
        historyId: code,
        state: readSavedState(state),
        searchedAt: searched_at,
      })),
    };
  },
);
