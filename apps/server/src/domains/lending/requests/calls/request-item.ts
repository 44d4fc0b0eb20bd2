import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { requestItem } from '@lectern/contracts/lending/requests/request-item';
import { ADDRESS_NOT_FOUND } from '@lectern/contracts/people/addresses/errors';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { ownAddresses } from '../../../people/addresses/own-addresses.ts';
import { deliveryAddress } from '../delivery-address.ts';
import { lastDayRefusal, placeRequest } from '../place-request.ts';

export const requestItemCall = implement(requestItem)(async ({ input, context, deps }) => {
  const refusal = lastDayRefusal(deps, context, input.reqestEndDate);
  if (refusal) return refusal;
  if (input.type === 'online_loan') return placeRequest(deps, context, { kind: 'online_loan', input });
  const address = await chosenAddress(deps, context, input.addressId);
  if (isRefusal(address)) return address;
  return placeRequest(deps, context, { kind: 'home_delivery', input, address });
});

/** The address with this id, else the default one; undefined where the reader has none. */
async function chosenAddress(
  { db }: Pick<Deps, 'db'>,
  { tenant, patron }: CallContext<'patron'>,
  addressId: string | undefined,
) {
  const addresses = await ownAddresses(db, { tenantId: tenant.id, patronId: patron.id });
  const chosen = addresses.find((one) =>
    addressId === undefined ? one.defaultFlag === '1' : one.addressId === addressId,
  );
  if (!chosen && addressId !== undefined) return refuse(ADDRESS_NOT_FOUND);
  return chosen && deliveryAddress(chosen);
}
