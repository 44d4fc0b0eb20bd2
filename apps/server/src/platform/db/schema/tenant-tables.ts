import type { ColumnType } from 'kysely';
import type { Bit } from '../codecs.ts';

/** One library system of the instance; its id is the specification's group code. */
export interface TenantTable {
  id: string;
  mapping_path: string;
  /** TenantSettings as JSON, see contracts/tenant/tenant-settings.ts. */
  settings: string;
  /** Grows with every change, so that nodes know that their copy is old. */
  settings_revision: number;
  created_at: string;
}

export interface LibraryTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  addresses: string;
  opening_hours: string;
  position: number;
}

/** A shelving location within a library. */
export interface LocationTable {
  tenant_id: string;
  code: string;
  library_code: string;
  names: string;
  /** Items here are used in the library only. */
  reference_only: Bit;
  position: number;
  /** Empty where the tenant has no campuses. */
  campus_code: ColumnType<string, string | undefined, string>;
}

/** A search that others can restore: `link` under a code made from it, `resource` under a code that staff gave it. */
export interface SavedSearchTable {
  tenant_id: string;
  kind: 'link' | 'resource';
  code: string;
  /** The search state as JSON, without what is at its default. */
  state: string;
  created_at: string;
}
