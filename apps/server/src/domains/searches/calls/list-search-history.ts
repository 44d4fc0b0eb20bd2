import { listSearchHistory } from '@lectern/contracts/home/list-search-history';
import { implement } from '../../http/implement.ts';
import { readState } from '../search/saved-state.ts';
import { findReaderSetting } from './reader-setting-store.ts';
import { listHistory } from './search-history-store.ts';

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
        state: readState(state),
        searchedAt: searched_at,
      })),
    };
  },
);
