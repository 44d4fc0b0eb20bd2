import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { MOST_ADDRESSES } from '@lectern/contracts/people/addresses/address-view';
import { ADDRESS_LIMIT_REACHED } from '@lectern/contracts/people/addresses/errors';
import { newId } from '../../../../platform/db/ids.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { insertAddress, listAddressesOf, lockAddresses, makeDefault } from '../address-store.ts';
import { presentOf } from '../present-address.ts';
import { readAddress } from '../read-address.ts';

export const addAddressCall = implement(addAddress)(async ({ input, context, deps }) => {
  const facts = readAddress(input);
  if (isRefusal(facts)) return facts;
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return answerInTransaction(context, deps.db, async (tx) => {
    await lockAddresses(tx, owner);
    const kept = await listAddressesOf(tx, owner);
    if (kept.length >= MOST_ADDRESSES) return refuse(ADDRESS_LIMIT_REACHED, { limit: MOST_ADDRESSES });
    const id = newId();
    await insertAddress(tx, owner, { id, facts, now: deps.clock.now().toISOString() });
    if (input.defaultFlag || kept.length === 0) await makeDefault(tx, owner, id);
    return presentOf(tx, owner, id);
  });
});
