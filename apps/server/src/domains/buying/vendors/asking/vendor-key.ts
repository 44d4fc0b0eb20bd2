import type { VendorAsking } from '@lectern/contracts/buying/vendors/vendor';
import type { Deps } from '../../../../platform/deps.ts';
import { keyNameOf } from '../../../../platform/outside/configured-endpoint.ts';
import { SecretError } from '../../../../platform/secrets/secret-error.ts';
import type { VendorTable } from '../tables.ts';

/** The name of the key of a vendor for a host: another host never gets it. */
export function vendorKeyName({ id }: Pick<VendorTable, 'id'>, address: string): string {
  return keyNameOf('vendor-key', { address: `${new URL(address.replace(/[{}]/g, '0')).origin}/${id}` });
}

/** The headers with the key of a vendor; none for one without, undefined where the key is not there or cannot be opened. */
export async function headersOf(
  secrets: Pick<Deps['secrets'], 'get'>,
  vendor: VendorTable,
  { address }: VendorAsking,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (vendor.key_place === 'none') return {};
  try {
    const key = await secrets.get(vendor.tenant_id, vendorKeyName(vendor, address));
    if (key === undefined || key === '') return undefined;
    return vendor.key_place === 'bearer'
      ? { authorization: `Bearer ${key}` }
      : { [vendor.key_name.toLowerCase()]: key };
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}
