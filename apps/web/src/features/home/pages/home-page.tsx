import { getHomeInfo } from '@lectern/contracts/home/get-home-info';
import { useOpeningChange } from '../../../components/use-opening-change.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSession } from '../../../lib/use-session.ts';
import { DueFirst } from '../components/due-first.tsx';
import { Hero } from '../components/hero.tsx';
import { HotCollection } from '../components/hot-collection.tsx';
import { HotLoans } from '../components/hot-loans.tsx';
import { NewBooks } from '../components/new-books.tsx';
import styles from './home-page.module.css';

/** /home: search, what is due for the reader, new titles, most borrowed titles. */
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
        <HotLoans />
        <HotCollection />
      </div>
    </>
  );
}
