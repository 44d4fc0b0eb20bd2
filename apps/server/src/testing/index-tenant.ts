import type { Deps } from '../deps.ts';
import { allDocuments } from '../search-index/index-documents.ts';

/** Builds a tenant's search index from the database now, where a test needs no background. */
export async function indexTenant(deps: Deps, tenantId: string): Promise<void> {
  await deps.search.rebuild(
    tenantId,
    allDocuments(deps, tenantId, () => undefined),
  );
}
