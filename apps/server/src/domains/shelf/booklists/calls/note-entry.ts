import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_CHANGED, BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnList } from '../own-list.ts';
import { stateAfterWords } from '../review.ts';
import { changeEntry, listEntries } from '../store/entry-store.ts';
import { changeListRow } from '../store/list-store.ts';

export const noteEntryCall = implement(noteEntry)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { note } = input;
  const updated_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const list = await lockOwnList(tx, owner, input.id);
    if (isRefusal(list)) return list;
    const entries = await listEntries(tx, owner.tenantId, list.id);
    const entry = entries.find((one) => one.record_id === input.recordId);
    if (!entry) return refuse(BOOK_LIST_NOT_FOUND);
    if (entry.note !== input.was && entry.note !== note) return refuse(BOOK_LIST_CHANGED);
    if (entry.note === note) return { note, state: list.state };
    await changeEntry(tx, entry, { note });
    const state = note === '' ? list.state : await stateAfterWords(tx, list, updated_at);
    await changeListRow(tx, owner.tenantId, list.id, { state, updated_at });
    return { note, state };
  });
});
