import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import type { Tx } from '../../../platform/db/database.ts';
import { listAddressesOf, type Owner } from './address-store.ts';
import { exactAreaNames } from './areas.ts';
import type { AddressTable } from './tables.ts';

/** An address as its reader sees it. A code that left the area list since has no names, and the reader chooses anew. */
export function presentAddress(row: AddressTable): AddressView {
  return {
    addressId: row.id,
    addressType: row.address_type,
    country: row.country,
    areaCode: row.area_code,
    areaNames: [...(exactAreaNames(row.area_code) ?? [])],
    details: row.details,
    postcode: row.postcode,
    recipientName: row.recipient_name,
    phone: row.phone,
    defaultFlag: row.is_default === 1 ? '1' : '0',
  };
}

/** An address that was just written, as its reader sees it. */
export async function presentOf(tx: Tx, owner: Owner, id: string): Promise<AddressView> {
  const row = (await listAddressesOf(tx, owner)).find((one) => one.id === id);
  if (!row) throw new Error('an address is gone in the transaction that wrote it');
  return presentAddress(row);
}
