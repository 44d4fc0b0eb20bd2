import type { AddressType, AddressView } from '@lectern/contracts/people/addresses/address-view';
import { type AddressField, faultsOf } from '@lectern/rules/address/postal-address';

/** An address while it is written. */
export interface AddressDraft {
  readonly addressType: AddressType;
  readonly country: string;
  /** The smallest area that was chosen so far. */
  readonly areaCode: string;
  /** No areas lie within it: it is exact enough. */
  readonly isExact: boolean;
  readonly details: string;
  readonly postcode: string;
  readonly recipientName: string;
  readonly phone: string;
  readonly isDefault: boolean;
}

const EMPTY: AddressDraft = {
  addressType: 'home',
  country: 'CN',
  areaCode: '',
  isExact: false,
  details: '',
  postcode: '',
  recipientName: '',
  phone: '',
  isDefault: false,
};

/** The draft that a form begins with. */
export function draftOf(address: AddressView | undefined): AddressDraft {
  if (!address) return EMPTY;
  const { areaNames, defaultFlag, ...facts } = address;
  return { ...EMPTY, ...facts, isExact: areaNames.length > 0, isDefault: defaultFlag === '1' };
}

/** The address of a draft, as calls take it. */
export function inputOf({ isExact, isDefault, ...facts }: AddressDraft) {
  return { ...facts, areaCode: isExact ? facts.areaCode : '', defaultFlag: isDefault };
}

/** The fields of a draft that are empty or wrong. */
export function faultsIn(draft: AddressDraft): AddressField[] {
  return faultsOf(inputOf(draft));
}
