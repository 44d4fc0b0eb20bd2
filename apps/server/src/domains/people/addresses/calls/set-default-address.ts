import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { setDefaultAddress } from '@lectern/contracts/people/addresses/set-default-address';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { makeDefault } from '../address-store.ts';
import { lockOwnAddress } from '../own-address.ts';

export const setDefaultAddressCall = implement(setDefaultAddress)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnAddress(tx, owner, input.addressId);
    if (isRefusal(own)) return own;
    await makeDefault(tx, owner, input.addressId);
    return { addressId: input.addressId };
  });
});
