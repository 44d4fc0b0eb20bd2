import { listUsageSources } from '@lectern/contracts/resources/usage/list-usage-sources';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSources } from '../present-sources.ts';
import { pageOfSources } from '../store/source-store.ts';

export const listUsageSourcesCall = implement(listUsageSources)(
  async ({ input: { keyWord, isOpen, page, rows }, context: { tenant, language }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, sources } = await pageOfSources(deps.db, tenant.id, { words: keyWord, isOpen }, place);
    const open = await pageOfSources(
      deps.db,
      tenant.id,
      { words: '', isOpen: true },
      { offset: 0, limit: 1 },
    );
    return {
      total,
      openCount: open.total,
      sources: await presentSources(deps.db, { tenantId: tenant.id, language }, sources),
    };
  },
);
