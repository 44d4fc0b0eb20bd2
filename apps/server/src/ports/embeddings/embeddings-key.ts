import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { keyNameOf } from '../../platform/outside/configured-endpoint.ts';

/** The name of the secret with the key for an address. A language model at the same address has a key of its own. */
export function embeddingsKeyName(settings: Pick<EmbeddingsSettings, 'address'>): string {
  return keyNameOf('embeddings-key', settings);
}
