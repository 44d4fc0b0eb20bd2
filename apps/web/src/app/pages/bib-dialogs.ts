import { lazy } from 'react';
import { loadReferencePrefetch } from '../../features/discovery/selection/load-reference-prefetch.ts';
import type { BibDialogs } from '../../lib/bib-dialogs.ts';

/** The buttons and dialogs about works, for pages that show works. */
export const BIB_DIALOGS: BibDialogs = {
  Cite: lazy(() => import('../../features/discovery/selection/cite-dialog.tsx')),
  Export: lazy(() => import('../../features/discovery/selection/export-dialog.tsx')),
  Star: lazy(() => import('../../features/shelf/favourites/star.tsx')),
  AddToList: lazy(() => import('../../features/shelf/booklists/add-to-list.tsx')),
  prefetchReference: loadReferencePrefetch,
};
