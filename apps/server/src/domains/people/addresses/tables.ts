import type { AddressType } from '@lectern/contracts/people/addresses/address-view';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    address: AddressTable;
  }
}

/** Where a reader wants books and papers sent. */
export interface AddressTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  address_type: AddressType;
  country: string;
  /** See loadAreas; empty in other countries than China. */
  area_code: string;
  details: string;
  postcode: string;
  recipient_name: string;
  phone: string;
  /** One of a reader's addresses. */
  is_default: Bit;
  created_at: string;
  updated_at: string;
}
