declare module '../../../platform/db/schema.ts' {
  interface Schema {
    known_holdings: KnownHoldingsTable;
    shelf_range: ShelfRangeTable;
    floor_plan: FloorPlanTable;
  }
}

/** What an outside library system last said of a bib, for the time while it is away. */
export interface KnownHoldingsTable {
  tenant_id: string;
  bib_id: string;
  question: 'availability' | 'items';
  /** JSON as the port answers it. */
  answer: string;
  /** The instant at which it held. */
  known_at: string;
}

/** The call numbers that stand on one shelf of a shelving location. */
export interface ShelfRangeTable {
  tenant_id: string;
  id: string;
  library_code: string;
  location_code: string;
  /** The mark of the shelf, as it stands on it. */
  shelf: string;
  /** A CallNumberScheme: numbers of other schemes do not stand here. Empty: of any scheme. */
  scheme: string;
  /** Empty: from the first number of the location. */
  first_number: string;
  /** With all that begin with it. Empty: up to the last number of the location. */
  last_number: string;
  /** The floor plan that shows the shelf, and the id of its shape; both may be empty. */
  plan_code: string;
  shape_id: string;
  position: number;
}

/** A floor plan of a tenant. */
export interface FloorPlanTable {
  tenant_id: string;
  code: string;
  /** Names as JSON. */
  names: string;
  /** As floor-plan-svg.ts writes it: no other shapes, attributes and texts. */
  svg: string;
  updated_at: string;
}
