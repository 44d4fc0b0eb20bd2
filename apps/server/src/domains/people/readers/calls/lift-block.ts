import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const liftBlockCall = implement(liftBlock)(
  async ({ input: { patronId, blockId, reason }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const at = deps.clock.now().toISOString();
    const lifted = await readers.liftBlock(patronId, { id: blockId, reason }, async (tx, after) => {
      const block = after.blocks.find(({ id }) => id === blockId);
      await noteChange(tx, tenant.id, {
        ...{ staffId: staff.id, action: 'readers.liftBlock', subject: patronId, at },
        before: { firstDay: block?.from, lastDay: block?.until, reason: block?.reason },
        after: { reason },
      });
    });
    if (isRefusal(lifted)) return lifted;
    return presentReader(deps, { tenant, language }, lifted);
  },
);
