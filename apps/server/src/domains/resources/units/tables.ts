import type { UnitKind } from '@lectern/contracts/resources/units/unit';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    unit: UnitTable;
  }
}

/** A college, department or another part of the institution. */
export interface UnitTable {
  id: string;
  tenant_id: string;
  /** The library's own; unique in the library. Databases name it by this code. */
  code: string;
  /** Empty for one at the top. */
  parent_id: string;
  /** Its place among the units of its parent. */
  position: number;
  kind: UnitKind;
  /** JSON: `Names`. */
  names: string;
  /** JSON array of texts. */
  other_names: string;
  /** JSON: `Names`, of several lines. */
  introduction: string;
  /** JSON: `Names`. */
  address: string;
  phone: string;
  email: string;
  website: string;
  /** JSON array: codes of subjects of databases. */
  subjects: string;
  /** JSON array: class numbers as the library writes them. */
  classes: string;
  is_open: Bit;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}
