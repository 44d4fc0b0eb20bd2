import { createHash } from 'node:crypto';
import type { ModelSettings } from '@lectern/contracts/tenant/model-settings';

/** The name of the secret with the key for an address. Another address has another name, so no key is ever sent to a new address. */
export function modelKeyName({ address }: Pick<ModelSettings, 'address'>): string {
  return `model-key/${createHash('sha256').update(address).digest('hex').slice(0, 40)}`;
}
