import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { MOST_ADDRESSES } from '@lectern/contracts/people/addresses/address-view';
import { deleteAddress } from '@lectern/contracts/people/addresses/delete-address';
import { setDefaultAddress } from '@lectern/contracts/people/addresses/set-default-address';
import { updateAddress } from '@lectern/contracts/people/addresses/update-address';
import type { AddressField } from '@lectern/rules/address/postal-address';
import { insertAddress } from '../../domains/people/addresses/address-store.ts';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const ADDRESS = {
  addressType: 'home',
  country: 'CN',
  areaCode: '110108',
  details: '颐和园路5号',
  postcode: '100871',
  recipientName: '林黛玉',
  phone: '13800000000',
} as const;

const UNKNOWN = { addressId: 'nobody' };

/** A reader calls who keeps so many addresses. Answers the id of the last one. */
async function keeping(library: RefusingLibrary, addresses: number): Promise<string> {
  const { deps, clock } = library;
  const patron = await buildPatron(deps.db);
  library.caller = { token: await buildSession(deps.db, patron) };
  const owner = { tenantId: patron.tenant_id, patronId: patron.id };
  const ids = Array.from({ length: addresses }, () => newId());
  const now = clock.now().toISOString();
  await deps.db.transaction().execute(async (tx) => {
    for (const id of ids) await insertAddress(tx, owner, { id, facts: ADDRESS, now });
  });
  return ids.at(-1) ?? '';
}

/** An address with a field that is wrong. */
function wrong(field: Partial<Record<AddressField, string>>) {
  return { ...ADDRESS, ...field };
}

async function changed(library: RefusingLibrary, field: Partial<Record<AddressField, string>>) {
  return { ...wrong(field), addressId: await keeping(library, 1) };
}

/** How calls about addresses are refused. */
export const ADDRESSES_PROVOKED: readonly Provoked[] = [
  provoked(addAddress, {
    ADDRESS_AREA_WRONG: () => wrong({ areaCode: '999999' }),
    ADDRESS_DETAILS_MISSING: () => wrong({ details: '' }),
    ADDRESS_POSTCODE_WRONG: () => wrong({ postcode: '1' }),
    ADDRESS_RECIPIENT_MISSING: () => wrong({ recipientName: '' }),
    ADDRESS_PHONE_WRONG: () => wrong({ phone: '1' }),
    ADDRESS_LIMIT_REACHED: async (library) => {
      await keeping(library, MOST_ADDRESSES);
      return ADDRESS;
    },
  }),
  provoked(updateAddress, {
    ADDRESS_AREA_WRONG: (library) => changed(library, { areaCode: '999999' }),
    ADDRESS_DETAILS_MISSING: (library) => changed(library, { details: '' }),
    ADDRESS_POSTCODE_WRONG: (library) => changed(library, { postcode: '1' }),
    ADDRESS_RECIPIENT_MISSING: (library) => changed(library, { recipientName: '' }),
    ADDRESS_PHONE_WRONG: (library) => changed(library, { phone: '1' }),
    ADDRESS_NOT_FOUND: () => ({ ...ADDRESS, ...UNKNOWN }),
  }),
  provoked(deleteAddress, { ADDRESS_NOT_FOUND: () => UNKNOWN }),
  provoked(setDefaultAddress, { ADDRESS_NOT_FOUND: () => UNKNOWN }),
];
