import { lazy } from 'react';
import { loadReferencePrefetch } from '../../features/selection/load-reference-prefetch.ts';
import type { BibDialogs } from '../../lib/bib-dialogs.ts';

/** The buttons and dialogs about works, for pages that show works. */
export const BIB_DIALOGS: BibDialogs = {
  Cite: lazy(() => import('../../features/selection/cite-dialog.tsx')),
  Export: lazy(() => import('../../features/selection/export-dialog.tsx')),
  Star: lazy(() => import('../../features/favourites/star.tsx')),
  AddToList: lazy(() => import('../../features/booklists/add-to-list.tsx')),
  prefetchReference: loadReferencePrefetch,
};
