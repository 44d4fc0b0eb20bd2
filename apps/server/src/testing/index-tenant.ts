import { allDocuments } from '../domains/search-index/index-documents.ts';
import type { Deps } from '../platform/deps.ts';

/** Builds a tenant's search index from the database now, where a test needs no background. */
export async function indexTenant(deps: Deps, tenantId: string): Promise<void> {
  await deps.search.rebuild(
    tenantId,
    allDocuments(deps, tenantId, () => undefined),
  );
}
