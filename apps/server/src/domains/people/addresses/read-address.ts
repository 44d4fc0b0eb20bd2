import { refuse } from '@lectern/contracts/kernel/refusal';
import { ADDRESS_AREA_WRONG, FIELD_ERRORS } from '@lectern/contracts/people/addresses/errors';
import { faultsOf, readPostcode } from '@lectern/rules/address/postal-address';
import { readPhone } from '@lectern/rules/contact-forms';
import type { AddressFacts } from './address-store.ts';
import { exactAreaNames } from './areas.ts';

/** An address as it is stored, or the refusal of its first wrong field. An area code of another country is dropped. */
export function readAddress(given: AddressFacts) {
  const [fault] = faultsOf(given);
  if (fault) return refuse(FIELD_ERRORS[fault]);
  const inChina = given.country === 'CN';
  if (inChina && exactAreaNames(given.areaCode) === undefined) return refuse(ADDRESS_AREA_WRONG);
  return {
    addressType: given.addressType,
    country: given.country,
    areaCode: inChina ? given.areaCode : '',
    details: given.details,
    postcode: readPostcode(given.country, given.postcode) ?? '',
    recipientName: given.recipientName,
    phone: readPhone(given.phone) ?? '',
  } satisfies AddressFacts;
}
