import { getDefaultAddressId } from '@lectern/contracts/people/addresses/get-default-address-id';
import { implement } from '../../../../platform/http/implement.ts';
import { listAddressesOf } from '../address-store.ts';

export const getDefaultAddressIdCall = implement(getDefaultAddressId)(async ({ context, deps }) => {
  const [first] = await listAddressesOf(deps.db, {
    tenantId: context.tenant.id,
    patronId: context.patron.id,
  });
  return { addressId: first?.id ?? null };
});
