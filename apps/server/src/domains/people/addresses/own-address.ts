import { refuse } from '@lectern/contracts/kernel/refusal';
import { ADDRESS_NOT_FOUND } from '@lectern/contracts/people/addresses/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { listAddressesOf, lockAddresses, type Owner } from './address-store.ts';
import type { AddressTable } from './tables.ts';

/** One address of the reader with all others, locked until the transaction ends; a refusal if it is not the reader's. */
export async function lockOwnAddress(tx: Tx, owner: Owner, id: string) {
  await lockAddresses(tx, owner);
  const all: readonly AddressTable[] = await listAddressesOf(tx, owner);
  const address = all.find((one) => one.id === id);
  return address ? { address, others: all.filter((one) => one.id !== id) } : refuse(ADDRESS_NOT_FOUND);
}
