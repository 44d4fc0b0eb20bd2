import { useParams } from 'react-router';
import { ReaderSearch } from './components/reader-search.tsx';
import { ReaderView } from './components/reader-view.tsx';

/** Readers: a search, or one reader. */
export default function ReadersPage() {
  const { patronId } = useParams();
  return patronId ? <ReaderView patronId={patronId} /> : <ReaderSearch />;
}
