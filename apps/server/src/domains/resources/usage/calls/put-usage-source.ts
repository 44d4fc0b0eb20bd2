import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { USAGE_SOURCE_NOT_FOUND } from '@lectern/contracts/resources/usage/errors';
import { putUsageSource } from '@lectern/contracts/resources/usage/put-usage-source';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { anyEresource } from '../../databases/any-eresource.ts';
import { presentSources } from '../present-sources.ts';
import { findSource, mapSource } from '../store/source-store.ts';

export const putUsageSourceCall = implement(putUsageSource)(
  async ({ input: { id, eresourceId = '' }, context: { tenant, staff, language }, deps }) => {
    const source = await findSource(deps.db, tenant.id, id);
    if (!source) return refuse(USAGE_SOURCE_NOT_FOUND);
    const eresource = eresourceId === '' ? undefined : await anyEresource(deps.db, tenant.id, eresourceId);
    if (eresourceId !== '' && !eresource) return refuse(ERESOURCE_NOT_FOUND);
    await inTransaction(deps.db, async (tx) => {
      await mapSource(tx, tenant.id, source, eresourceId);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.putSource',
        subject: id,
        before: undefined,
        after: { name: source.name, database: eresource?.code ?? '' },
        at: deps.clock.now().toISOString(),
      });
    });
    const reader = { tenantId: tenant.id, language };
    const [shown] = await presentSources(deps.db, reader, [{ ...source, eresource_id: eresourceId }]);
    return shown ?? refuse(USAGE_SOURCE_NOT_FOUND);
  },
);
