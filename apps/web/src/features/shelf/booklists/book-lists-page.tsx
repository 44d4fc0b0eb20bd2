import { useParams } from 'react-router';
import { BookListPage } from './book-list-page.tsx';
import { BrowsePage } from './browse-page.tsx';

/** /bookListNav: all open lists, or the one that the address names. */
export default function BookListsPage() {
  const { id } = useParams();
  return id ? <BookListPage id={id} /> : <BrowsePage />;
}
