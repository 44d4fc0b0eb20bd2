/** One class of the Chinese Library Classification, deeper than the ones that come with the product. */
export interface ClassEntryTable {
  /** The tenant whose own table it is; empty for the table that all tenants share. */
  tenant_id: string;
  /** Without the brackets of alternative classes; a stretch of classes as in "I3/7". */
  notation: string;
  /** Notation of the class above; empty for a main class. A class may stand in two places. */
  parent: string;
  /** Names as JSON. */
  names: string;
  /** Its place among all classes of the table. */
  position: number;
}

/** A part of the grounds, whose shelving locations may belong to several libraries. */
export interface CampusTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  position: number;
}
