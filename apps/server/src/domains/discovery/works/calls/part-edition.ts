import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { partFromWork } from '../../../collection/catalogue/works/choose-work.ts';
import { presentChoice } from '../present-choice.ts';

export const partEditionCall = implement(partEdition)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const record = await findBib(tx, tenant.id, input.recordId);
    if (!record) return refuse(BIB_NOT_FOUND);
    await partFromWork(tx, tenant.id, record.id, at);
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'works.part',
      subject: record.id,
      details: { recordId: record.id, title: record.bib.title },
      at,
    });
    return presentChoice(tx, tenant.id, record, '');
  });
});
