import { READING_STATES, type ReadingState } from '@lectern/contracts/shelf/favourites/favourite';
import { FAVOURITE_SORTS, type FavouriteSort } from '@lectern/contracts/shelf/favourites/list-favourites';

/** Which favourites are shown, as the address says. Empty texts narrow nothing. */
export interface ListAddress {
  readonly folder: string;
  readonly words: string;
  readonly tag: string;
  readonly state: ReadingState;
  readonly sort: FavouriteSort;
}

export function readListAddress(query: URLSearchParams): ListAddress {
  const state = query.get('state');
  const sort = query.get('sort');
  return {
    folder: query.get('folder') ?? '',
    words: query.get('words') ?? '',
    tag: query.get('tag') ?? '',
    state: READING_STATES.find((one) => one === state) ?? '',
    sort: FAVOURITE_SORTS.find((one) => one === sort) ?? 'added',
  };
}

/** The query of the address; what is empty or usual is left out. */
export function writeListAddress({ sort, ...rest }: ListAddress): Record<string, string> {
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(sort !== 'added' && { sort }) };
}
