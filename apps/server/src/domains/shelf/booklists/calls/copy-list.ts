import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MAX_LIST_NAME } from '@lectern/contracts/shelf/booklists/book-list';
import { copyList } from '@lectern/contracts/shelf/booklists/copy-list';
import { BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { COPY_NAME } from '../default-list-name.ts';
import { findVisibleList } from '../find-visible-list.ts';
import { columnsOf } from '../list-columns.ts';
import { newList } from '../own-list.ts';
import { putWorks } from '../put-works.ts';
import { listEntries } from '../store/entry-store.ts';
import { lockLists } from '../store/list-store.ts';

export const copyListCall = implement(copyList)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const list = await findVisibleList(deps, { tenant, patronId: patron.id }, input.id);
  if (!list) return refuse(BOOK_LIST_NOT_FOUND);
  const isOwn = list.patron_id === patron.id;
  const entries = await listEntries(deps.db, tenant.id, list.id);
  const works = entries.map((entry) => ({ ...entry, note: isOwn ? entry.note : '' }));
  const copied = COPY_NAME[language].replace('{name}', () => list.name);
  const name = copied.length <= MAX_LIST_NAME ? copied : list.name;
  const introduction = isOwn ? list.introduction : '';
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    await lockLists(tx, owner);
    const facts = columnsOf({ name, introduction, shownFrom: '', shownTo: '' });
    const copy = await newList(tx, owner, { ...facts, is_default: 0 }, now);
    if (isRefusal(copy)) return copy;
    await putWorks(tx, copy, works, now);
    return { id: copy.id, name: copy.name };
  });
});
