import { lazy } from 'react';
import { useParams } from 'react-router';
import { DatabasePage } from '../../features/resources/databases/record/database-page.tsx';

const Star = lazy(() => import('../../features/shelf/favourites/database-star.tsx'));
const Reviews = lazy(() => import('../../features/talk/reviews/reviews-of-record.tsx'));
const Feedback = lazy(() => import('../../features/talk/feedback/about-database.tsx'));

/** /dataBaseNav/details and /newDataBase/details: an electronic database, with what readers do with it. */
export default function DatabaseRecordPage() {
  const { id } = useParams();
  return <DatabasePage key={id} Star={Star} Reviews={Reviews} Feedback={Feedback} />;
}
