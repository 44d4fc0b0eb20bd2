import { lazy } from 'react';
import { loadCiteAhead } from '../../features/selection/load-cite-ahead.ts';
import type { BibDialogs } from '../../lib/bib-dialogs.ts';

/** The dialogs about works, for the pages that show some. */
export const BIB_DIALOGS: BibDialogs = {
  Cite: lazy(() => import('../../features/selection/cite-dialog.tsx')),
  Export: lazy(() => import('../../features/selection/export-dialog.tsx')),
  citeAhead: loadCiteAhead,
};
