import { ADDRESS_TYPES } from '@lectern/contracts/people/addresses/address-view';
import { getAddressTypes } from '@lectern/contracts/people/addresses/get-address-types';
import { implement } from '../../../../platform/http/implement.ts';
import { ADDRESS_TYPE_NAMES } from '../address-types.ts';

export const getAddressTypesCall = implement(getAddressTypes)(async ({ context }) =>
  ADDRESS_TYPES.map((code) => ({ code, name: ADDRESS_TYPE_NAMES[code][context.language] })),
);
