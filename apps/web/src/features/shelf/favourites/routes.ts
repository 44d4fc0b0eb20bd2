import type { PageRoute } from '../../../lib/page-route.ts';

export const favouritesRoutes = {
  /** The detail of favourites in the specification: the same section. */
  myFavDetails: {
    path: '/searchList/bookDetailsmyFav/myFav',
    words: 'favourites',
    title: 'heading',
    access: 'patron',
  },
  myFav: { path: '/myFav', words: 'favourites', title: 'heading', access: 'patron' },
  sharedFavourites: {
    path: '/sharedFav/:token',
    words: 'favourites',
    title: 'sharedTitle',
    access: 'public',
  },
} as const satisfies Record<string, PageRoute>;
