import type { ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import type { Names } from '@lectern/contracts/kernel/languages';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { keyNameOf } from '../../../platform/outside/configured-endpoint.ts';
import type { ProviderTable } from './tables.ts';

/** What a provider is asked for, with the expression that maps its answer. */
export interface Mapping {
  readonly purpose: ProviderPurpose;
  readonly mapping: string;
}

export function mappingsOf({ mappings }: Pick<ProviderTable, 'mappings'>): readonly Mapping[] {
  return fromJson<Mapping[]>(mappings);
}

/** The mapping for a purpose; undefined where the provider is not asked for it. */
export function mappingFor(
  provider: Pick<ProviderTable, 'mappings'>,
  purpose: ProviderPurpose,
): string | undefined {
  return mappingsOf(provider).find((one) => one.purpose === purpose)?.mapping;
}

/** The name of a provider in the language of the request. */
export function providerName(
  { names, code }: Pick<ProviderTable, 'names' | 'code'>,
  { language, tenant }: Pick<CallContext, 'language' | 'tenant'>,
): string {
  return nameIn(fromJson<Names>(names), language, tenant.settings.public.defaultLanguage) || code;
}

/** The name of its key in the secret store. The key belongs to the host of the address: another host never gets it. */
export function providerKeyName({ id, address }: Pick<ProviderTable, 'id' | 'address'>): string {
  const filled = address.replace(/[{}]/g, '0');
  // A library of this installation has a path in the place of an address, and never a key.
  const origin = URL.canParse(filled) ? new URL(filled).origin : filled;
  return keyNameOf('provider-key', { address: `${origin}/${id}` });
}
