import type { HomeCard as HomeCardName } from '@lectern/contracts/shelf/home/home-cards';
import { GiftsOnHome } from '../../features/buying/donations/home/gifts-on-home.tsx';
import { WishesOnHome } from '../../features/buying/recommendations/home/wishes-on-home.tsx';
import { DatabasesOnHome } from '../../features/resources/databases/home/databases-on-home.tsx';
import { HotLists } from '../../features/shelf/booklists/hot-lists.tsx';
import { BestRated } from '../../features/shelf/home/components/best-rated.tsx';
import { HotCollection } from '../../features/shelf/home/components/hot-collection.tsx';
import { HotLoans } from '../../features/shelf/home/components/hot-loans.tsx';
import { NewBooks } from '../../features/shelf/home/components/new-books.tsx';
import { HotTopics } from '../../features/shelf/topics/hot-topics.tsx';
import { NewestAnnouncements } from '../../features/talk/announcements/newest-announcements.tsx';

/** One card of the home page by its name. */
export function HomeCard({
  card,
  newThisWeek,
}: {
  readonly card: HomeCardName;
  readonly newThisWeek: number;
}) {
  switch (card) {
    case 'announcements':
      return <NewestAnnouncements />;
    case 'newBooks':
      return <NewBooks thisWeek={newThisWeek} />;
    case 'topics':
      return <HotTopics />;
    case 'hotLoans':
      return <HotLoans />;
    case 'hotCollection':
      return <HotCollection />;
    case 'bestRated':
      return <BestRated />;
    case 'bookLists':
      return <HotLists />;
    case 'databases':
      return <DatabasesOnHome />;
    case 'gifts':
      return <GiftsOnHome />;
    case 'wishes':
      return <WishesOnHome />;
  }
}
