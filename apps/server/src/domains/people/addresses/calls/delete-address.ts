import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { deleteAddress } from '@lectern/contracts/people/addresses/delete-address';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { makeDefault, removeAddress } from '../address-store.ts';
import { lockOwnAddress } from '../own-address.ts';

export const deleteAddressCall = implement(deleteAddress)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnAddress(tx, owner, input.addressId);
    if (isRefusal(own)) return own;
    await removeAddress(tx, owner, input.addressId);
    const [newest] = own.others;
    if (own.address.is_default === 1 && newest) await makeDefault(tx, owner, newest.id);
    return { deleted: true };
  });
});
