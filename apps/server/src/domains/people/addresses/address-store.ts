import type { AddressType } from '@lectern/contracts/people/addresses/address-view';
import type { PostalAddress } from '@lectern/rules/address/postal-address';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import type { AddressTable } from './tables.ts';

/** Whose addresses. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

export interface AddressFacts extends PostalAddress {
  readonly addressType: AddressType;
}

/** Makes other changes to this reader's addresses wait: their number and the default are decided by all of them. */
export async function lockAddresses(tx: Tx, { tenantId, patronId }: Owner): Promise<void> {
  await lockName(tx, `addresses/${tenantId}/${patronId}`);
}

/** The default address first, then the newest. */
export async function listAddressesOf(db: Db, { tenantId, patronId }: Owner): Promise<AddressTable[]> {
  return db
    .selectFrom('address')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertAddress(
  tx: Tx,
  { tenantId, patronId }: Owner,
  { id, facts, now }: { readonly id: string; readonly facts: AddressFacts; readonly now: string },
): Promise<void> {
  await tx
    .insertInto('address')
    .values({
      id,
      tenant_id: tenantId,
      patron_id: patronId,
      ...columnsOf(facts),
      is_default: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function changeAddress(
  tx: Tx,
  { tenantId, patronId }: Owner,
  { id, facts, now }: { readonly id: string; readonly facts: AddressFacts; readonly now: string },
): Promise<void> {
  await tx
    .updateTable('address')
    .set({ ...columnsOf(facts), updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .execute();
}

export async function removeAddress(tx: Tx, { tenantId, patronId }: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('address')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .execute();
}

/** Makes one address the default and no other. */
export async function makeDefault(tx: Tx, { tenantId, patronId }: Owner, id: string): Promise<void> {
  const own = tx.updateTable('address').where('tenant_id', '=', tenantId).where('patron_id', '=', patronId);
  await own.set({ is_default: 0 }).where('is_default', '=', 1).where('id', '!=', id).execute();
  await own.set({ is_default: 1 }).where('id', '=', id).execute();
}

function columnsOf(facts: AddressFacts) {
  return {
    address_type: facts.addressType,
    country: facts.country,
    area_code: facts.areaCode,
    details: facts.details,
    postcode: facts.postcode,
    recipient_name: facts.recipientName,
    phone: facts.phone,
  };
}
