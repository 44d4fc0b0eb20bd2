import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { addBriefBib } from '../../../collection/catalogue/at-desk/add-brief-bib.ts';
import { addDeskCopy } from '../../../collection/catalogue/at-desk/add-desk-copy.ts';
import { placeCopy } from '../place-copy.ts';

export const addBriefRecordCall = implement(addBriefRecord)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { title, author, year, isbn, kind, ...given } = input;
  const copy = await placeCopy(deps, context, given);
  if (isRefusal(copy)) return copy;
  const now = deps.clock.now().toISOString();
  const recordId = newId();
  return answerInTransaction(context, deps.db, async (tx) => {
    // The copy first: if its barcode is taken, nothing else is written.
    const item = await addDeskCopy(tx, tenant.id, { ...copy, bibId: recordId }, { events: deps.events, now });
    if (isRefusal(item)) return item;
    await addBriefBib(tx, tenant.id, { id: recordId, now, title, author, year, isbn, kind });
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'quickAdd.record',
      subject: item.barcode,
      details: { recordId, title, author, isbn },
      at: now,
    });
    return { recordId, title, ...item };
  });
});
