import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import type { Db } from '../../../platform/db/database.ts';
import { listAddressesOf, type Owner } from './address-store.ts';
import { presentAddress } from './present-address.ts';

/** The addresses of a reader, for other domains. */
export async function ownAddresses(db: Db, owner: Owner): Promise<readonly AddressView[]> {
  return (await listAddressesOf(db, owner)).map(presentAddress);
}
