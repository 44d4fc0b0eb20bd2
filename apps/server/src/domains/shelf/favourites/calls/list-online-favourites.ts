import { listOnlineFavourites } from '@lectern/contracts/shelf/favourites/list-online-favourites';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfFavourites } from '../page-of-favourites.ts';
import { searchWords } from '../search-words.ts';

export const listOnlineFavouritesCall = implement(listOnlineFavourites)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const wanted = {
    kinds: ['online', 'eresource', 'title', 'object'],
    words: searchWords(input.keyWord),
  } as const;
  const { page, rows } = input;
  return pageOfFavourites(deps, { tenant, patronId: patron.id }, wanted, { page, rows, sort: 'added' });
});
