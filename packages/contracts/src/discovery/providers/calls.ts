import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addReadyProvider } from './add-ready-provider.ts';
import { getProvidedPurposes } from './get-provided-purposes.ts';
import { listProvided } from './list-provided.ts';
import { listProviders } from './list-providers.ts';
import { PROVIDER_ALIAS_CALLS } from './provider-aliases.ts';
import { putProvider } from './put-provider.ts';
import { putProviderKey } from './put-provider-key.ts';
import { removeProvider } from './remove-provider.ts';
import { switchProvider } from './switch-provider.ts';
import { tryProvider } from './try-provider.ts';

export const PROVIDER_CALLS: readonly AnyEndpoint[] = [
  addReadyProvider,
  getProvidedPurposes,
  listProvided,
  listProviders,
  ...PROVIDER_ALIAS_CALLS,
  putProvider,
  putProviderKey,
  removeProvider,
  switchProvider,
  tryProvider,
];
