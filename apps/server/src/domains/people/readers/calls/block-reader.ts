import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const blockReaderCall = implement(blockReader)(
  async ({ input: { patronId, ...block }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const at = deps.clock.now().toISOString();
    const blocked = await readers.block(patronId, block, async (tx, after, before) => {
      const known = new Set(before?.blocks.map(({ id }) => id));
      const set = after.blocks.find(({ id }) => !known.has(id));
      await noteChange(tx, tenant.id, {
        ...{ staffId: staff.id, action: 'readers.block', subject: patronId, at },
        before: undefined,
        after: { firstDay: set?.from, lastDay: set?.until, reason: set?.reason },
      });
    });
    if (isRefusal(blocked)) return blocked;
    return presentReader(deps, { tenant, language }, blocked);
  },
);
