import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { MAX_SEARCH_HISTORY } from '@lectern/contracts/discovery/searches/search-history-entry';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import { INPUT_INVALID } from '@lectern/contracts/kernel/common-errors';
import { fieldFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReaderSetting, putReaderSetting } from '../../../people/account/reader-settings.ts';
import { codeOf, writeSavedState } from '../../search/saved/saved-state.ts';
import { addToHistory, eraseHistory } from '../store/search-history-store.ts';

const SWITCH = 'searchHistory';

export const updateSearchHistoryCall = implement(updateSearchHistory)(
  async ({ input: { act, historyId, state }, context, deps }) => {
    const reader = { tenantId: context.tenant.id, patronId: context.patron.id };
    const { tenantId, patronId } = reader;
    if (act === 'switchOff' || act === 'switchOn') {
      const value = act === 'switchOn' ? '1' : '0';
      await putReaderSetting(deps.db, tenantId, patronId, { code: SWITCH, value });
      return { kept: value === '1', changed: false };
    }
    const kept = (await findReaderSetting(deps.db, tenantId, patronId, SWITCH)) === '1';
    switch (act) {
      case 'add': {
        if (!state) return missing('state', context.language);
        const refusal = kept ? await add(deps, reader, state) : undefined;
        if (refusal) return refusal;
        return { kept, changed: kept };
      }
      case 'erase': {
        if (historyId === undefined) return missing('historyId', context.language);
        return { kept, changed: (await eraseHistory(deps.db, tenantId, patronId, historyId)) > 0 };
      }
      case 'eraseAll':
        return { kept, changed: (await eraseHistory(deps.db, tenantId, patronId)) > 0 };
    }
  },
);

async function add(
  { db, clock }: Deps,
  reader: { readonly tenantId: string; readonly patronId: string },
  state: SearchState,
): Promise<Refusal<'SEARCH_EMPTY' | 'SEARCH_TOO_LONG'> | undefined> {
  const written = writeSavedState(state);
  if (isRefusal(written)) return written;
  const row = {
    tenant_id: reader.tenantId,
    patron_id: reader.patronId,
    code: codeOf(written),
    state: written,
    searched_at: clock.now().toISOString(),
  };
  await addToHistory(db, row, MAX_SEARCH_HISTORY);
  return undefined;
}

function missing(field: string, language: Language): Refusal<'INPUT_INVALID'> {
  return refuse(INPUT_INVALID, fieldFault(field, 'missing', language));
}
