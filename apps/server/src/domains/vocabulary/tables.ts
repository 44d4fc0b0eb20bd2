import type { ColumnType } from 'kysely';
import type { Bit } from '../../platform/db/codecs.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    library: LibraryTable;
    location: LocationTable;
    campus: CampusTable;
    class_entry: ClassEntryTable;
  }
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
  /** Empty if the tenant has no campuses. */
  campus_code: ColumnType<string, string | undefined, string>;
}

/** A campus. Its shelving locations may belong to several libraries. */
export interface CampusTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  position: number;
}

/** One class of the Chinese Library Classification, from a loaded table. */
export interface ClassEntryTable {
  /** The tenant of the table; empty for the table that all tenants share. */
  tenant_id: string;
  /** Notation without the brackets of alternative classes; a range is "I3/7". */
  notation: string;
  /** Notation of the class above; empty for a main class. A class may be below two parents. */
  parent: string;
  /** Names as JSON. */
  names: string;
  /** Order of the class in the table. */
  position: number;
}
