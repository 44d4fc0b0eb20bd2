import type { AcceptanceOrigin } from '@lectern/contracts/buying/acceptance/list-acceptances';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    acceptance: AcceptanceTable;
    acceptance_reader: AcceptanceReaderTable;
  }
}

/** A storage record: what came into the library, and by what. It names no reader. */
export interface AcceptanceTable {
  id: string;
  tenant_id: string;
  origin: AcceptanceOrigin;
  /** The id of the wish, the donation or the order. */
  origin_id: string;
  /** Empty where the catalogue has no record yet. */
  record_id: string;
  title: string;
  author: string;
  /** Empty where no copy was made here. */
  barcode: string;
  copies: number;
  staff_id: string;
  accepted_at: string;
}

/** A reader whom a storage record concerns. */
export interface AcceptanceReaderTable {
  tenant_id: string;
  acceptance_id: string;
  patron_id: string;
  origin: AcceptanceOrigin;
  accepted_at: string;
}
