import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { endCard } from '@lectern/contracts/people/readers/end-card';
import { implement } from '../../../../platform/http/implement.ts';
import { alsoWrite } from '../also-write.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const endCardCall = implement(endCard)(
  async ({ input: { patronId, ...card }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const at = deps.clock.now().toISOString();
    const act = { tenantId: tenant.id, staffId: staff.id, action: 'readers.endCard' as const, at };
    const changed = await readers.endCard(patronId, card, alsoWrite(act));
    if (isRefusal(changed)) return changed;
    return presentReader(deps, { tenant, language }, changed);
  },
);
