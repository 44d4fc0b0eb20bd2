import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { listAddress } from './addresses.ts';
import styles from './booklists.module.css';
import { ListCard } from './components/list-card.tsx';

/** Some lists as cards. */
export function ListCards({ lists }: { readonly lists: readonly ListSummary[] }) {
  return (
    <ul className={styles.grid}>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} to={listAddress(list.id)} />
      ))}
    </ul>
  );
}
