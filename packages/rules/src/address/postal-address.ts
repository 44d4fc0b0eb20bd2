import { readPhone } from '../contact-forms.ts';

/** What a postal address is made of. In China the area is an official code; elsewhere it is written into the details. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Six digits of GB/T 2260, as exact as the area list goes; empty elsewhere. */
  readonly areaCode: string;
  readonly details: string;
  readonly postcode: string;
  readonly recipientName: string;
  readonly phone: string;
}

export const ADDRESS_FIELDS = ['areaCode', 'details', 'postcode', 'recipientName', 'phone'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

const CHINA = 'CN';
const POSTCODE_OF_CHINA = /^\d{6}$/;
/** Letters, digits, spaces and hyphens, as the Universal Postal Union's formats have them. */
const POSTCODE = /^[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?$/;

/** A postcode in the form that is stored; undefined if the country has none of this form. Countries without postcodes have an empty one. */
export function readPostcode(country: string, text: string): string | undefined {
  const compact = text.normalize('NFKC').trim().toUpperCase();
  if (country === CHINA) return POSTCODE_OF_CHINA.test(compact) ? compact : undefined;
  return compact === '' || POSTCODE.test(compact) ? compact : undefined;
}

/** The fields that are empty or wrong, in the order of the form (document 1, section 5). Whether an area exists the area list says. */
export function faultsOf(address: PostalAddress): AddressField[] {
  const isWrong: Record<AddressField, boolean> = {
    areaCode: address.country === CHINA && address.areaCode === '',
    details: address.details.trim() === '',
    postcode: readPostcode(address.country, address.postcode) === undefined,
    recipientName: address.recipientName.trim() === '',
    phone: readPhone(address.phone) === undefined,
  };
  return ADDRESS_FIELDS.filter((field) => isWrong[field]);
}
