import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { TitlePage } from '../../features/resources/titles/record/title-page.tsx';

const Star = lazy(() => import('../../features/shelf/favourites/database-star.tsx'));

/** /magazineNavDetail?id=…: a journal or another title that is online, with what readers do with it. */
export default function TitleRecordPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  if (id === '') return <Navigate to="/magazineNav" replace />;
  return <TitlePage key={id} id={id} Star={Star} />;
}
