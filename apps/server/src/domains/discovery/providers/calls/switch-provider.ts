import { PROVIDER_NOT_FOUND } from '@lectern/contracts/discovery/providers/errors';
import { switchProvider } from '@lectern/contracts/discovery/providers/switch-provider';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toBit } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedProvider, presentProvider } from '../present-providers.ts';
import { changeProvider, findProvider } from '../store/provider-store.ts';

export const switchProviderCall = implement(switchProvider)(
  async ({ input: { id, isOn }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const after = await inTransaction(deps.db, async (tx) => {
      const before = await findProvider(tx, tenant.id, id);
      if (!before) return refuse(PROVIDER_NOT_FOUND);
      const change = { is_on: toBit(isOn), updated_at: at };
      await changeProvider(tx, tenant.id, id, change);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'providers.switch',
        subject: id,
        before: auditedProvider(before),
        after: auditedProvider({ ...before, ...change }),
        at,
      });
      return { ...before, ...change };
    });
    return isRefusal(after) ? after : presentProvider(deps, after);
  },
);
