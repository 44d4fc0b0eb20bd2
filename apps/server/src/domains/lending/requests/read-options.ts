import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_KIND_OFF } from '@lectern/contracts/lending/requests/placing-errors';
import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import type { RequestOptions, RequestWish } from '../../../ports/ils/ils-placing.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import { deliveryAddress } from './delivery-address.ts';

/** For a library system that takes no requests. */
const NO_OPTIONS: RequestOptions = {
  options: REQUEST_KINDS.map((kind) => ({
    kind,
    refusal: refuse(REQUEST_KIND_OFF),
    pickupLibraries: [],
    itemIds: [],
  })),
  canFetch: false,
};

/** What a reader could start for a wish. */
export async function readOptions(
  ils: IlsPort,
  patronId: string,
  wish: RequestWish,
  addresses: readonly AddressView[] = [],
) {
  return ils.requests ? ils.requests.options(patronId, wish, addresses.map(deliveryAddress)) : NO_OPTIONS;
}
