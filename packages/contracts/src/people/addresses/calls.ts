import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { getAddressTypes } from './get-address-types.ts';
import { getDefaultAddressId } from './get-default-address-id.ts';
import { listAddresses } from './list-addresses.ts';
import { loadAreas } from './load-areas.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { updateAddress } from './update-address.ts';

export const ADDRESSES_CALLS: readonly AnyEndpoint[] = [
  addAddress,
  deleteAddress,
  getAddressTypes,
  getDefaultAddressId,
  listAddresses,
  loadAreas,
  setDefaultAddress,
  updateAddress,
];
