import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../use-call.ts';

export type FoundThings = OutputOf<(typeof searchThings)['output']>;

const BEST = 5;

/**
 * The best things beside records with the words of a search, and how many there are of each kind. They are requested after the
 * hits, which never wait for them.
 */
export function useThings(
  { keyWord, eCollectionIds }: Pick<SearchState, 'keyWord' | 'eCollectionIds'>,
  isAnswered: boolean,
): UseQueryResult<FoundThings, ApiError> {
  const isRequested = isAnswered && keyWord !== '';
  return useCall(
    searchThings,
    { keyWord, eCollectionIds, rows: BEST },
    { enabled: isRequested, staleMs: 60_000 },
  );
}
