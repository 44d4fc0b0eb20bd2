import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    search_index: SearchIndexTable;
    things_index: KeptIndexTable;
    page_index: KeptIndexTable;
  }
}

/** With which settings a tenant's search index was built, where documents depend on settings. No row: with the defaults. */
export interface SearchIndexTable {
  tenant_id: string;
  class_scheme: TreeScheme;
}

/** The day of one of a tenant's kept indexes (`KeptIndex`): it holds what is shown on this day. No row: it has to be built. */
export interface KeptIndexTable {
  tenant_id: string;
  /** Calendar date of the library. */
  day: string;
  /** `KeptIndex.version` of what wrote the documents. */
  version: number;
}
