import { listSignIns } from '@lectern/contracts/people/sessions/list-sign-ins';
import { implement } from '../../../../platform/http/implement.ts';
import { selectSignIns } from '../sign-in-store.ts';

export const listSignInsCall = implement(listSignIns)(
  async ({ input, context: { tenant, patron }, deps }) => {
    const now = deps.clock.now().toISOString();
    const { total, list } = await selectSignIns(deps.db, tenant.id, patron.id, { ...input, now });
    return { total, keptDays: tenant.settings.policy.signInHistoryDays, rows: list };
  },
);
