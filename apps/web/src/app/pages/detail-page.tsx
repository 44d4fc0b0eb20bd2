import { DetailPage } from '../../features/detail/pages/detail-page.tsx';
import { ListPosition } from '../../features/search/components/list-position.tsx';

/** A record, with the way back to the list that led to it. */
export function Component() {
  return <DetailPage way={<ListPosition />} />;
}
