import { getHomeInfo } from '@lectern/contracts/home/get-home-info';
import { useOpeningChange } from '../../components/use-opening-change.ts';
import { HotLists } from '../../features/booklists/hot-lists.tsx';
import { DueFirst } from '../../features/home/components/due-first.tsx';
import { Hero } from '../../features/home/components/hero.tsx';
import { HotCollection } from '../../features/home/components/hot-collection.tsx';
import { HotLoans } from '../../features/home/components/hot-loans.tsx';
import { NewBooks } from '../../features/home/components/new-books.tsx';
import { HotTopics } from '../../features/topics/hot-topics.tsx';
import { useCall } from '../../lib/use-call.ts';
import { useSession } from '../../lib/use-session.ts';
import styles from './home-page.module.css';

/** /home: search, what is due for the reader, new titles, topics, most borrowed titles, lists. */
export default function HomePage() {
  const { signedIn } = useSession();
  const { data: info, refetch } = useCall(getHomeInfo, {}, { staleMs: 60_000, keepPrevious: true });
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
        <NewBooks thisWeek={info?.newThisWeek ?? 0} />
        <HotTopics />
        <HotLoans />
        <HotCollection />
        <HotLists />
      </div>
    </>
  );
}
