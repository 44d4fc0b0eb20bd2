import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { Suspense } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { useOpeningChange } from '../../components/use-opening-change.ts';
import { ShelfSkeleton } from '../../features/shelf/home/components/book-shelf.tsx';
import { DueFirst } from '../../features/shelf/home/components/due-first.tsx';
import { Hero } from '../../features/shelf/home/components/hero.tsx';
import { useCall } from '../../lib/use-call.ts';
import { useSession } from '../../lib/use-session.ts';
import { HomeCard } from './home-card.tsx';
import styles from './home-page.module.css';

/** /home: search, what the reader should act on, and the cards of the library in its order. */
export default function HomePage() {
  const { signedIn } = useSession();
  const answer = useCall(getHomeInfo, {}, { staleMs: 60_000, keepPrevious: true });
  const { data: info, error, refetch } = answer;
  useOpeningChange(info?.opening, refetch);
  return (
    <>
      <Hero info={info} />
      <div className={`wrap ${styles.sections}`}>
        {signedIn && (
          <div className={styles.lifted}>
            <DueFirst />
          </div>
        )}
        {info?.cards.map((card) => (
          // A card waits for the words of its feature alone: the page with the search field, where somebody may type, stays.
          <Suspense key={card} fallback={<ShelfSkeleton />}>
            <HomeCard card={card} newThisWeek={info.newThisWeek} />
          </Suspense>
        ))}
        {!info && !error && <ShelfSkeleton />}
        {!info && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
    </>
  );
}
