import { refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_NOT_FOUND, BOOK_LIST_OWN } from '@lectern/contracts/shelf/booklists/errors';
import { reportList } from '@lectern/contracts/shelf/booklists/report-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findVisibleList } from '../find-visible-list.ts';
import { reportListOf } from '../review.ts';

export const reportListCall = implement(reportList)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const list = await findVisibleList(deps, { tenant, patronId: patron.id }, input.id);
  if (!list) return refuse(BOOK_LIST_NOT_FOUND);
  if (list.patron_id === patron.id) return refuse(BOOK_LIST_OWN);
  const at = deps.clock.now().toISOString();
  await inTransaction(deps.db, (tx) =>
    reportListOf(tx, list, { reporterId: patron.id, reason: input.reason, at }),
  );
  return { reported: true as const };
});
