import type { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import {
  PURCHASE_CONSENT_MISSING,
  PURCHASE_PLACE_UNKNOWN,
  PURCHASE_WAY_CLOSED,
} from '@lectern/contracts/buying/purchase/errors';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ADDRESS_NOT_FOUND } from '@lectern/contracts/people/addresses/errors';
import type { Db } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../collection/vocabulary/places/places.ts';
import { ownAddresses } from '../../people/addresses/own-addresses.ts';
import type { Delivery } from './orders/make-pre-orders.ts';
import type { PurchaseTerms } from './store/terms-store.ts';

type Wish = Pick<OutputOf<typeof confirmOrder.input>, 'delivery' | 'placeCode' | 'addressId' | 'agrees'>;

/**
 * Where a reader wants the books. Name, phone and address are in it for a delivery to the door only, after the reader agreed that the vendor
 * gets them.
 */
export async function readDelivery(
  db: Db,
  { tenant, patron, language }: Pick<CallContext<'patron'>, 'tenant' | 'patron' | 'language'>,
  { ways }: Pick<PurchaseTerms, 'ways'>,
  { delivery, placeCode, addressId, agrees }: Wish,
): Promise<
  | Delivery
  | Refusal<
      'ADDRESS_NOT_FOUND' | 'PURCHASE_CONSENT_MISSING' | 'PURCHASE_PLACE_UNKNOWN' | 'PURCHASE_WAY_CLOSED'
    >
> {
  if (!ways.includes(delivery)) return refuse(PURCHASE_WAY_CLOSED);
  switch (delivery) {
    case 'pickup': {
      const libraries = await listLibraries(db, tenant.id, language);
      if (!libraries.some(({ code }) => code === placeCode)) return refuse(PURCHASE_PLACE_UNKNOWN);
      return { delivery, place_code: placeCode, recipient: '', phone: '', address: '' };
    }
    case 'address': {
      const addresses = await ownAddresses(db, { tenantId: tenant.id, patronId: patron.id });
      const found = addresses.find((one) => one.addressId === addressId);
      if (!found) return refuse(ADDRESS_NOT_FOUND);
      if (!agrees) return refuse(PURCHASE_CONSENT_MISSING);
      const { recipientName: recipient, phone, areaNames, details, postcode, country } = found;
      const parts = [...areaNames, details, postcode, country === 'CN' ? '' : country];
      const address = parts.filter((part) => part !== '').join(' ');
      return { delivery, place_code: '', recipient, phone, address };
    }
  }
}
