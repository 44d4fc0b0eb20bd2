import { createHash } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import type { UsageProviderTable } from './tables.ts';

/**
 * The name of the secret with the key of a provider. It belongs to the provider and its address: a key is never sent to a new address. Two
 * providers of one address have keys of their own.
 */
export function providerKeyName({ id, address }: Pick<UsageProviderTable, 'id' | 'address'>): string {
  return `sushi-key/${createHash('sha256').update(`${id} ${address}`).digest('hex').slice(0, 40)}`;
}

/** The key of a provider; empty without one. @throws SecretError if it cannot be opened */
export async function providerKey(
  { secrets }: Pick<Deps, 'secrets'>,
  provider: Pick<UsageProviderTable, 'id' | 'address' | 'tenant_id'>,
): Promise<string> {
  return (await secrets.get(provider.tenant_id, providerKeyName(provider))) ?? '';
}
