import { claimOrderLines } from '@lectern/contracts/buying/orders/claim-order-lines';
import { ORDER_LINE_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { isExpected } from '../lines/cancel-line.ts';
import { letterLine, referenceOf } from '../order-file.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { changeLine, lockLines } from '../store/line-store.ts';

export const claimOrderLinesCall = implement(claimOrderLines)(async ({ input: { ids }, context, deps }) => {
  const { tenant, staff, language } = context;
  const vendors = await readVendors(deps, tenant.id, language);
  const words = ORDER_WORDS[language];
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const found = await lockLines(tx, tenant.id, ids);
    if (found.length === 0) return refuse(ORDER_LINE_NOT_FOUND);
    const lines = found.flatMap(({ line }) =>
      isExpected(line.state) && line.received < line.quantity ? [line] : [],
    );
    for (const line of lines) {
      await changeLine(tx, tenant.id, line.id, { claimed: line.claimed + 1, claimed_at: now });
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.claim',
        subject: referenceOf(line),
        details: { title: line.title, count: line.claimed + 1 },
        at: now,
      });
    }
    const claimed = lines.map(({ id }) => id);
    return {
      claimed,
      passed: ids.filter((id) => !claimed.includes(id)),
      letters: [...groupBy(lines, ({ vendor_id }) => vendor_id)].map(([vendorId, ofVendor]) => ({
        vendorName: vendors.get(vendorId)?.name ?? '',
        text: [
          words.claimLetter,
          '',
          ...ofVendor.flatMap((line) => letterLine(line, words.quantity)),
          '',
          nameIn(tenant.settings.names, language),
        ].join('\n'),
      })),
    };
  });
});
