import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { addDeskCopy } from '../../../collection/catalogue/at-desk/add-desk-copy.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { placeCopy } from '../place-copy.ts';

export const addCopyCall = implement(addCopy)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { recordId, ...given } = input;
  const copy = await placeCopy(deps, context, given);
  if (isRefusal(copy)) return copy;
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const found = await findBib(tx, tenant.id, recordId);
    if (!found) return refuse(BIB_NOT_FOUND);
    const item = await addDeskCopy(tx, tenant.id, { ...copy, bibId: recordId }, { events: deps.events, now });
    if (isRefusal(item)) return item;
    const { title } = found.bib;
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'quickAdd.copy',
      subject: item.barcode,
      details: { recordId, title },
      at: now,
    });
    return { recordId, title, ...item };
  });
});
