import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { implement } from '../../../../platform/http/implement.ts';
import { alsoWrite } from '../also-write.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const issueCardCall = implement(issueCard)(
  async ({ input: { patronId, ...card }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const at = deps.clock.now().toISOString();
    const act = { tenantId: tenant.id, staffId: staff.id, action: 'readers.issueCard' as const, at };
    const changed = await readers.issueCard(patronId, card, alsoWrite(act));
    if (isRefusal(changed)) return changed;
    return presentReader(deps, { tenant, language }, changed);
  },
);
