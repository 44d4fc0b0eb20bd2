import type { RequestSettings } from '@lectern/contracts/tenant/request-settings';
import type { DeliveryAddress } from '../../../ports/ils/ils-placing.ts';

/** The library delivers to this address. */
export function isDelivered(
  { country, areaCode }: Pick<DeliveryAddress, 'country' | 'areaCode'>,
  { countries, areaCodes }: RequestSettings['deliveryArea'],
): boolean {
  if (!countries.includes(country)) return false;
  return country !== 'CN' || areaCodes.length === 0 || areaCodes.some((area) => areaCode.startsWith(area));
}
