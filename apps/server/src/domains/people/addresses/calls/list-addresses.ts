import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { implement } from '../../../../platform/http/implement.ts';
import { listAddressesOf } from '../address-store.ts';
import { presentAddress } from '../present-address.ts';

export const listAddressesCall = implement(listAddresses)(async ({ context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return (await listAddressesOf(deps.db, owner)).map(presentAddress);
});
