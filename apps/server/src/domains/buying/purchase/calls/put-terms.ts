import { putPurchaseTerms } from '@lectern/contracts/buying/purchase/put-terms';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_TYPE_UNKNOWN } from '@lectern/contracts/lending/rules/errors';
import { type AuditedState, noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames } from '../../../collection/vocabulary/circulation-names.ts';
import { type PurchaseTerms, readTerms, writeTerms } from '../store/terms-store.ts';

export const putTermsCall = implement(putPurchaseTerms)(
  async ({ input, context: { tenant, staff, language }, deps }) => {
    const types = await itemTypeNames(deps.db, tenant.id, language);
    if (!types.has(input.itemType)) return refuse(ITEM_TYPE_UNKNOWN, { code: input.itemType });
    const at = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      const before = await readTerms(tx, tenant.id);
      await writeTerms(tx, tenant.id, input, at);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'purchase.putTerms',
        subject: '',
        before: audited(before),
        after: audited(input),
        at,
      });
    });
    const { text, ...terms } = input;
    return { terms, text };
  },
);

function audited({ text, ...terms }: PurchaseTerms): AuditedState {
  return { ...terms, words: Object.values(text).filter((one) => one !== undefined) };
}
