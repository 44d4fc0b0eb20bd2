import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { CardGrid } from '../../../components/card-grid.tsx';
import { listAddress } from './addresses.ts';
import { ListCard } from './components/list-card.tsx';

/** Some lists as cards. */
export function ListCards({ lists }: { readonly lists: readonly ListSummary[] }) {
  return (
    <CardGrid>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} to={listAddress(list.id)} />
      ))}
    </CardGrid>
  );
}
