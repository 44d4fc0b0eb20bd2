import { isScholarKind } from '@lectern/contracts/discovery/providers/provider';
import type { Db } from '../../../platform/db/database.ts';
import type { ScholarProvider } from './asking/ask-papers.ts';
import { listProviderRows } from './store/provider-store.ts';

/** The scholarly providers that a library has on, in their order. */
export async function scholarProviders(db: Db, tenantId: string): Promise<ScholarProvider[]> {
  const rows = await listProviderRows(db, tenantId, { onlyOn: true });
  return rows.filter((row): row is ScholarProvider => isScholarKind(row.kind));
}
