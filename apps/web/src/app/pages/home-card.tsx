import type { HomeCard as HomeCardName } from '@lectern/contracts/home/home-cards';
import { NewestAnnouncements } from '../../features/announcements/newest-announcements.tsx';
import { HotLists } from '../../features/booklists/hot-lists.tsx';
import { BestRated } from '../../features/home/components/best-rated.tsx';
import { HotCollection } from '../../features/home/components/hot-collection.tsx';
import { HotLoans } from '../../features/home/components/hot-loans.tsx';
import { NewBooks } from '../../features/home/components/new-books.tsx';
import { HotTopics } from '../../features/topics/hot-topics.tsx';

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
  }
}
