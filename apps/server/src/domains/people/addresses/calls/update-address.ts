import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { updateAddress } from '@lectern/contracts/people/addresses/update-address';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { changeAddress, makeDefault } from '../address-store.ts';
import { lockOwnAddress } from '../own-address.ts';
import { presentOf } from '../present-address.ts';
import { readAddress } from '../read-address.ts';

export const updateAddressCall = implement(updateAddress)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { addressId: id } = input;
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnAddress(tx, owner, id);
    if (isRefusal(own)) return own;
    const facts = readAddress(input);
    if (isRefusal(facts)) return facts;
    await changeAddress(tx, owner, { id, facts, now: deps.clock.now().toISOString() });
    if (input.defaultFlag) await makeDefault(tx, owner, id);
    return presentOf(tx, owner, id);
  });
});
