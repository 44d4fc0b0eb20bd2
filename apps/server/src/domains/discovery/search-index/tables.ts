import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    search_index: SearchIndexTable;
  }
}

/** With which settings a tenant's search index was built, where documents depend on settings. No row: with the defaults. */
export interface SearchIndexTable {
  tenant_id: string;
  class_scheme: TreeScheme;
}
