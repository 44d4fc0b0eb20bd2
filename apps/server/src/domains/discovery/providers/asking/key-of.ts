import type { Deps } from '../../../../platform/deps.ts';
import { SecretError } from '../../../../platform/secrets/secret-error.ts';
import { providerKeyName } from '../entry.ts';
import type { ProviderTable } from '../tables.ts';

/** The key of a provider; empty for one that needs none, undefined where it is not there or cannot be opened. */
export async function keyOf(
  secrets: Pick<Deps['secrets'], 'get'>,
  provider: ProviderTable,
): Promise<string | undefined> {
  if (provider.key_place === 'none') return '';
  try {
    return await secrets.get(provider.tenant_id, providerKeyName(provider));
  } catch (error) {
    if (error instanceof SecretError) return undefined;
    throw error;
  }
}
