import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    search_index: SearchIndexTable;
    things_index: ThingsIndexTable;
  }
}

/** With which settings a tenant's search index was built, where documents depend on settings. No row: with the defaults. */
export interface SearchIndexTable {
  tenant_id: string;
  class_scheme: TreeScheme;
}

/** The day of a tenant's index of things: it holds what is shown on this day. No row: it has to be built. */
export interface ThingsIndexTable {
  tenant_id: string;
  /** Calendar date of the library. */
  day: string;
  /** `THINGS_VERSION` of what wrote the documents. */
  version: number;
}
