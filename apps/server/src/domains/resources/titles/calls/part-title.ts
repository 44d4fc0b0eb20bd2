import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { partLines } from '../rulings/part-title.ts';
import { lockTitles, settleLocked } from '../settle/settle-titles.ts';
import { presentTitleLines } from '../title-lines.ts';

export const partTitleCall = implement(partTitle)(
  async ({ input: { id, lineIds }, context: { tenant, staff, language }, deps }) => {
    const now = deps.clock.now().toISOString();
    const done = await inTransaction(deps.db, async (tx) => {
      await lockTitles(tx, tenant.id);
      const parted = await partLines(tx, { tenantId: tenant.id, titleId: id, lineIds, now });
      if (isRefusal(parted)) return parted;
      await settleLocked(tx, deps, tenant.id, [id, parted.parted.id]);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.part',
        subject: id,
        before: undefined,
        after: { title: parted.parted.name, lineCount: lineIds.length },
        at: now,
      });
      return parted.parted;
    });
    if (isRefusal(done)) return done;
    return presentTitleLines(deps.db, { tenantId: tenant.id, language }, done);
  },
);
