import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockOwnList } from './own-list.ts';
import { stateAfterWords } from './review.ts';
import { changeListRow, type ListOwner } from './store/list-store.ts';

/** Gives a list another cover, or none for an empty name; answers the name of the one before. */
export async function setOwnCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: ListOwner,
  id: string,
  name: string,
): Promise<string | Refusal<'BOOK_LIST_NOT_FOUND'>> {
  const updated_at = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    const list = await lockOwnList(tx, owner, id);
    if (isRefusal(list)) return list;
    const state = name === '' ? list.state : await stateAfterWords(tx, list, updated_at);
    await changeListRow(tx, owner.tenantId, id, { cover_file: name, state, updated_at });
    return list.cover_file;
  });
}
