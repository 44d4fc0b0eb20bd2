import { lazy } from 'react';
import { DetailPage } from '../../features/detail/pages/detail-page.tsx';
import { ListPosition } from '../../features/search/components/list-position.tsx';
import { loadCiteAhead } from '../../features/search/selection/load-cite-ahead.ts';

const DIALOGS = {
  Cite: lazy(() => import('../../features/search/selection/cite-dialog.tsx')),
  Export: lazy(() => import('../../features/search/selection/export-dialog.tsx')),
  citeAhead: loadCiteAhead,
};

/** A record, with the way back to the list that led to it. */
export default function BibPage() {
  return <DetailPage way={<ListPosition />} dialogs={DIALOGS} />;
}
