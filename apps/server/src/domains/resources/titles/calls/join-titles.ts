import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { joinLines } from '../rulings/join-titles.ts';
import { lockTitles, settleLocked } from '../settle/settle-titles.ts';
import { presentTitleLines } from '../title-lines.ts';

export const joinTitlesCall = implement(joinTitles)(
  async ({ input: { id, otherId }, context: { tenant, staff, language }, deps }) => {
    const now = deps.clock.now().toISOString();
    const done = await inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      const joined = await joinLines(tx, { tenantId: tenant.id, titleId: id, otherId, now });
      if (isRefusal(joined)) return joined;
      await settleLocked(tx, deps, tenant.id, [id, otherId]);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.join',
        subject: id,
        before: undefined,
        after: { title: joined.other.name },
        at: now,
      });
      return joined.title;
    });
    if (isRefusal(done)) return done;
    return presentTitleLines(deps.db, { tenantId: tenant.id, language }, done);
  },
);
