import type { TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import type { ColumnType } from 'kysely';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    library: LibraryTable;
    location: LocationTable;
    campus: CampusTable;
    class_entry: ClassEntryTable;
    opening_week: OpeningWeekTable;
    opening_exception: OpeningExceptionTable;
  }
}

export interface LibraryTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  addresses: string;
  /** A text by language, for libraries without rows in opening_week. */
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
  /** Readers cannot walk there: staff fetch what stands in it. */
  closed_stack: ColumnType<Bit, Bit | undefined, Bit>;
  position: number;
  /** Empty if the tenant has no campuses. */
  campus_code: ColumnType<string, string | undefined, string>;
}

/** The hours of a library on a weekday. A weekday without a row is a closed day if another weekday of the library has one. */
export interface OpeningWeekTable {
  tenant_id: string;
  library_code: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** As formatSpans writes them: "08:30-12:00 13:00-18:00"; empty when closed. */
  hours: string;
}

/** A day on which a library (with an empty code, every library) has other hours; nothing falls due on a closed day. */
export interface OpeningExceptionTable {
  tenant_id: string;
  library_code: string;
  day: string;
  /** As above. */
  hours: string;
  /** Why, as JSON by language. */
  names: string;
}

/** A campus. Its shelving locations may belong to several libraries. */
export interface CampusTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  position: number;
}

/** One class of a classification, from a loaded table. */
export interface ClassEntryTable {
  /** The tenant of the table; empty for the table that all tenants share. */
  tenant_id: string;
  /**
   * Code of the class: of the Chinese classification its notation without the brackets of alternative classes, a range is "I3/7"; of Dewey
   * its digits.
   */
  notation: string;
  /** Code of the class above; empty for a main class. A class may be below two parents. */
  parent: string;
  /** Names as JSON. */
  names: string;
  /** Order of the class in the table. */
  position: number;
  /** The classification; see TreeScheme. */
  scheme: ColumnType<TreeScheme, TreeScheme | undefined, TreeScheme>;
}
