import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { blockAuthor } from '@lectern/contracts/talk/moderation/block-author';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { blocksOf, putBlock, removeBlock } from '../store/block-store.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const blockAuthorCall = implement(blockAuthor)(async ({ input, context, deps }) => {
  const { patronId, days, reason } = input;
  const { tenant, staff } = context;
  if (!(await accountsOf(deps.db, tenant.id, [patronId])).has(patronId)) return refuse(PATRON_NOT_FOUND);
  const now = deps.clock.now();
  const at = now.toISOString();
  const until = days === 0 ? null : later(now, days * DAY_SECONDS);
  await inTransaction(deps.db, async (tx) => {
    const before = (await blocksOf(tx, tenant.id, [patronId], at)).get(patronId) ?? null;
    if (until === null) await removeBlock(tx, tenant.id, patronId);
    else await putBlock(tx, { tenant_id: tenant.id, patron_id: patronId, until, reason, blocked_at: at });
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'moderation.block',
      subject: patronId,
      before: { until: before },
      after: { until, reason },
      at,
    });
  });
  return { blockedUntil: until };
});
