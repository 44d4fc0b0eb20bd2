import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import type { DeliveryAddress } from '../../../ports/ils/ils-placing.ts';

/** An address of a reader as a request keeps it. */
export function deliveryAddress(address: AddressView): DeliveryAddress {
  const { recipientName, phone, country, areaCode, areaNames, details, postcode } = address;
  return { recipientName, phone, country, areaCode, areaNames, details, postcode };
}
