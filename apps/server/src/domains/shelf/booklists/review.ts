import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { ListState } from '@lectern/contracts/shelf/booklists/book-list';
import type { Tx } from '../../../platform/db/database.ts';
import type { ReviewedTexts, ShownText, TextDecision } from '../../../platform/reviewed-texts.ts';
import { reportSubject } from '../../talk/moderation/report-subject.ts';
import { submitForReview, withdrawFromReview } from '../../talk/moderation/submit-for-review.ts';
import { coverUrl } from './cover-name.ts';
import { listNotes } from './store/entry-store.ts';
import { changeListRow, findAnyList, findAnyLists, lockLists } from './store/list-store.ts';
import type { BookListTable } from './tables.ts';

const KIND = 'booklist';

/** Lists as staff read them: all that the reader wrote, and the cover. */
export const reviewedLists: ReviewedTexts = {
  kind: KIND,
  async show(db, tenantId, ids, deps) {
    const [tenant, lists, notes] = await Promise.all([
      deps.tenants.byId(tenantId),
      findAnyLists(db, tenantId, ids),
      listNotes(db, tenantId, ids),
    ]);
    const shown = lists.map((list): [string, ShownText] => [
      list.id,
      {
        title: list.name,
        text: [
          list.introduction,
          ...notes.flatMap((entry) => (entry.list_id === list.id ? [`${entry.title}: ${entry.note}`] : [])),
        ]
          .filter(Boolean)
          .join('\n'),
        pictureUrl: tenant ? coverUrl(deps, tenant, list.cover_file) : '',
        recordId: '',
      },
    ]);
    return new Map(shown);
  },
  decide: decideList,
};

/** Opens a list to others, or takes it from their sight. False if it is gone or its reader keeps it private. */
export async function decideList(
  tx: Tx,
  tenantId: string,
  id: string,
  { isApproved, reason, at }: TextDecision,
): Promise<boolean> {
  const seen = await findAnyList(tx, tenantId, id);
  if (!seen) return false;
  await lockLists(tx, { tenantId, patronId: seen.patron_id });
  const list = await findAnyList(tx, tenantId, id);
  if (!list || list.state === 'private') return false;
  await changeListRow(
    tx,
    tenantId,
    id,
    isApproved
      ? { state: 'open', refusal_reason: '', opened_at: list.opened_at ?? at }
      : { state: 'refused', refusal_reason: reason },
  );
  return true;
}

/** Puts a list before the staff; a refusal if its reader may not publish now. */
export function submitListFor(
  tx: Tx,
  { id, tenant_id, patron_id }: BookListTable,
  at: string,
): Promise<Refusal<'AUTHOR_BLOCKED'> | undefined> {
  return submitForReview(tx, tenant_id, { kind: KIND, subjectId: id, authorId: patron_id, at });
}

/** A reader wants the staff to look at an open list again. */
export function reportListOf(
  tx: Tx,
  { id, tenant_id }: BookListTable,
  report: { readonly reporterId: string; readonly reason: string; readonly at: string },
): Promise<void> {
  return reportSubject(tx, tenant_id, { kind: KIND, subjectId: id, ...report });
}

/** Takes a list from the staff. */
export function withdrawListOf(tx: Tx, { id, tenant_id }: BookListTable): Promise<void> {
  return withdrawFromReview(tx, tenant_id, KIND, id);
}

/**
 * The state of a list after a change of what others read. Words of a reader that are open or wait are reviewed again; they become private
 * if the reader may not publish now.
 */
export async function stateAfterWords(tx: Tx, list: BookListTable, at: string): Promise<ListState> {
  if (list.patron_id === '' || (list.state !== 'open' && list.state !== 'pending')) return list.state;
  if (!isRefusal(await submitListFor(tx, list, at))) return 'pending';
  await withdrawListOf(tx, list);
  return 'private';
}
