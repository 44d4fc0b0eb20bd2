import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { EDITION_OF_ITSELF } from '@lectern/contracts/discovery/works/errors';
import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { joinWorkOf } from '../../../collection/catalogue/works/choose-work.ts';
import { presentChoice } from '../present-choice.ts';

export const joinEditionsCall = implement(joinEditions)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { recordId, otherId } = input;
  if (recordId === otherId) return refuse(EDITION_OF_ITSELF);
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const found = await findBibs(tx, tenant.id, [recordId, otherId]);
    const record = found.get(recordId);
    const other = found.get(otherId);
    if (!record || !other) return refuse(BIB_NOT_FOUND);
    const workKey = await joinWorkOf(tx, tenant.id, { recordId, otherId, now: at });
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'works.join',
      subject: recordId,
      details: { recordId, title: record.bib.title, titles: [other.bib.title] },
      at,
    });
    return presentChoice(tx, tenant.id, record, workKey);
  });
});
