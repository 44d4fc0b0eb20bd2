import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addAddressCall } from './calls/add-address.ts';
import { deleteAddressCall } from './calls/delete-address.ts';
import { getAddressTypesCall } from './calls/get-address-types.ts';
import { getDefaultAddressIdCall } from './calls/get-default-address-id.ts';
import { listAddressesCall } from './calls/list-addresses.ts';
import { loadAreasCall } from './calls/load-areas.ts';
import { setDefaultAddressCall } from './calls/set-default-address.ts';
import { updateAddressCall } from './calls/update-address.ts';

/** Where readers want things sent. */
export const addresses: Domain = {
  calls: [
    addAddressCall,
    deleteAddressCall,
    getAddressTypesCall,
    getDefaultAddressIdCall,
    listAddressesCall,
    loadAreasCall,
    setDefaultAddressCall,
    updateAddressCall,
  ],
  forgets: [forgetRows('address')],
  personal: [
    ownRows('addresses', 'address', {
      reader: 'patron_id',
      columns: [
        'address_type',
        'country',
        'area_code',
        'details',
        'postcode',
        'recipient_name',
        'phone',
        'is_default',
        'created_at',
        'updated_at',
      ],
    }),
  ],
};
