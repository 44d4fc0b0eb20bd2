import { createHash } from 'node:crypto';
import type { EmbeddingsSettings } from '@lectern/contracts/tenant/embeddings-settings';

/**
 * The name of the secret with the key for an address. Another address has another name, so no key is ever sent to a new address. A language
 * model at the same address has a key of its own.
 */
export function embeddingsKeyName({ address }: Pick<EmbeddingsSettings, 'address'>): string {
  return `embeddings-key/${createHash('sha256').update(address).digest('hex').slice(0, 40)}`;
}
