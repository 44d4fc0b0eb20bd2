import { encryptAddressName } from '@lectern/rules/address-cipher';
import type { AddressName } from './address-name.ts';

/** An address that bears a name, encrypted, for a page that shows it while the true one is loading. */
export function withAddressName(address: string, parameter: AddressName, name: string): string {
  if (name === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${encryptAddressName(name)}`;
}
