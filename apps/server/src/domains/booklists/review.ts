import type { ListState } from '@lectern/contracts/booklists/book-list';
import type { Tx } from '../../platform/db/database.ts';
import { changeListRow, findAnyList, lockLists } from './store/list-store.ts';
import type { BookListTable } from './tables.ts';

/** What the staff decided about a list. */
export interface Decision {
  readonly isApproved: boolean;
  /** For the reader, where it is refused. */
  readonly reason: string;
  readonly at: string;
}

/** Opens a list that waits for review, or refuses it. False if it does not wait any more. */
export async function decideList(
  tx: Tx,
  tenantId: string,
  id: string,
  { isApproved, reason, at }: Decision,
): Promise<boolean> {
  const seen = await findAnyList(tx, tenantId, id);
  if (!seen) return false;
  await lockLists(tx, { tenantId, patronId: seen.patron_id });
  const list = await findAnyList(tx, tenantId, id);
  if (list?.state !== 'pending') return false;
  await changeListRow(
    tx,
    tenantId,
    id,
    isApproved
      ? { state: 'open', refusal_reason: '', opened_at: at }
      : { state: 'refused', refusal_reason: reason },
  );
  return true;
}

/** The state of a list after a change of what others read: words of a reader that were approved are reviewed again. */
export function stateAfterWords({ state, patron_id }: BookListTable): ListState {
  return state === 'open' && patron_id !== '' ? 'pending' : state;
}
