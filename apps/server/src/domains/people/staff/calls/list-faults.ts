import { listFaults } from '@lectern/contracts/people/staff/list-faults';
import { implement } from '../../../../platform/http/implement.ts';
import { listFaults as listWorks } from '../../../../platform/tenants/faults/fault-store.ts';

export const listFaultsCall = implement(listFaults)(async ({ context: { tenant }, deps }) => ({
  settings: [...(await deps.tenants.settingFaults(tenant.id))],
  works: await listWorks(deps.db, tenant.id),
}));
