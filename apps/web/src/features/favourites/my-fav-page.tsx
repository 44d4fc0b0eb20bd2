import { Navigate, useLocation } from 'react-router';

/** /myFav leads to the section of the personal centre. */
export default function MyFavPage() {
  const { search } = useLocation();
  return <Navigate to={`/personalCenter/favorites${search}`} replace />;
}
