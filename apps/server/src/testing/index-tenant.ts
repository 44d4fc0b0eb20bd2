import { allDocuments } from '../domains/discovery/search-index/index-documents.ts';
import { meaningForIndex } from '../domains/discovery/search-index/meaning/indexed-meaning.ts';
import type { Deps } from '../platform/deps.ts';

/** Builds a tenant's search index from the database now, where a test needs no background. */
export async function indexTenant(deps: Deps, tenantId: string): Promise<void> {
  const model = await meaningForIndex(deps, tenantId);
  const documents = allDocuments(deps, tenantId, { check: () => undefined, model });
  await deps.search.rebuild(tenantId, documents, undefined, model?.name);
}
