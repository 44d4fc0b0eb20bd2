import { lazy, Suspense } from 'react';
import { LibrariesPage } from '../../features/discovery/other-libraries/libraries-page.tsx';

const AskButton = lazy(() => import('../../features/counter/interlibrary/reader/ask-button.tsx'));

/** /otherSearchList and /otherSearchList2: hits of other libraries, which readers can ask for. */
export default function OtherSearchPage() {
  return (
    <LibrariesPage
      ask={(hit) => (
        <Suspense>
          <AskButton hit={hit} />
        </Suspense>
      )}
    />
  );
}
