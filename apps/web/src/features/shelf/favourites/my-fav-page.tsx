import { Navigate, useLocation } from 'react-router';

/** /myFav and /searchList/bookDetailsmyFav/myFav lead to the section of the personal centre. */
export default function MyFavPage() {
  const { search } = useLocation();
  return <Navigate to={`/personalCenter/favorites${search}`} replace />;
}
