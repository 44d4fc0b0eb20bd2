import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  ERESOURCE_TERM_NOT_FOUND,
  ERESOURCE_TERM_OF_UNIT,
} from '@lectern/contracts/resources/databases/errors';
import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedTerm } from '../audited-eresource.ts';
import { lockEresources } from '../put-eresource.ts';
import { deleteTerm, findTerm } from '../store/term-store.ts';

export const removeTermCall = implement(removeTerm)(
  async ({ input: { id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockEresources(tx, tenant.id);
      const row = await findTerm(tx, tenant.id, id);
      if (!row) return refuse(ERESOURCE_TERM_NOT_FOUND);
      if (row.unit_id !== '') return refuse(ERESOURCE_TERM_OF_UNIT);
      await deleteTerm(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'eresources.removeTerm',
        subject: id,
        before: auditedTerm(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return { id };
    }),
);
