import type { FavouriteKind } from '@lectern/contracts/shelf/favourites/favourite';
import type { Bib } from '@lectern/marc/bib';
import { fullTextUrl } from './bib-words.ts';

/** The kind of favourite that a record becomes. */
export function favouriteKind(bib: Bib): FavouriteKind {
  return fullTextUrl(bib) === '' ? 'bib' : 'online';
}
