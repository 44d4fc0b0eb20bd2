import { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';
import { type AuditedState, noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { type PointTerms, putTerms, readTerms } from '../store/terms-store.ts';

export const putPointTermsCall = implement(putPointTerms)(
  async ({ input, context: { tenant, staff }, deps }) => {
    await inTransaction(deps.db, async (tx) => {
      const before = await readTerms(tx, tenant.id);
      await putTerms(tx, tenant.id, input);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'points.putTerms',
        subject: 'terms',
        before: audited(before),
        after: audited(input),
        at: deps.clock.now().toISOString(),
      });
    });
    return input;
  },
);

function audited({ rules, ...terms }: PointTerms): AuditedState {
  return { ...terms, rules: rules.map((rule) => ({ ...rule })) };
}
