import { lazy } from 'react';
import { useLocation } from 'react-router';
import { PaperPage } from '../../features/discovery/scholar/record/paper-page.tsx';

const Star = lazy(() => import('../../features/shelf/favourites/paper-star.tsx'));

/** A scholarly work, with what readers do with it. */
export default function PaperRecordPage() {
  const { search } = useLocation();
  return <PaperPage key={search} Star={Star} />;
}
