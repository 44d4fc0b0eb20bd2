import { addReadyProvider } from '@lectern/contracts/discovery/providers/add-ready-provider';
import { MOST_PROVIDERS } from '@lectern/contracts/discovery/providers/provider';
import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { putProviderKey } from '@lectern/contracts/discovery/providers/put-provider-key';
import { removeProvider } from '@lectern/contracts/discovery/providers/remove-provider';
import { switchProvider } from '@lectern/contracts/discovery/providers/switch-provider';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import { vi } from 'vitest';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildProvider, providerRow } from '../provider-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };
const LINK = {
  code: 'new',
  names: { 'en-US': 'New' },
  kind: 'link' as const,
  address: 'https://books.example.org/{isbn}',
  mappings: [{ purpose: 'elsewhere' as const }],
};
const JSON_ENTRY = {
  ...LINK,
  kind: 'json' as const,
  mappings: [{ purpose: 'facts' as const, mapping: 'title' }],
};

async function full({ deps }: RefusingLibrary): Promise<void> {
  const rows = Array.from({ length: MOST_PROVIDERS }, () => providerRow());
  await insertRows(deps.db, 'provider', rows);
}

/** How calls about outside sources are refused. */
export const PROVIDERS_PROVOKED: readonly Provoked[] = [
  provoked(switchProvider, { PROVIDER_NOT_FOUND: () => ({ ...NONE, isOn: true }) }),
  provoked(removeProvider, { PROVIDER_NOT_FOUND: () => NONE }),
  provoked(putProviderKey, {
    PROVIDER_NOT_FOUND: () => NONE,
    PROVIDER_KEYS_OFF: async (library) => {
      vi.spyOn(library.deps.secrets, 'canSeal').mockReturnValueOnce(false);
      return { id: await buildProvider(library.deps.db), key: 'a key' };
    },
  }),
  provoked(tryProvider, {
    PROVIDER_NOT_FOUND: () => ({ ...NONE, purpose: 'facts' as const, book: '1' }),
    PROVIDER_PURPOSE_MISSING: async ({ deps }) => ({
      id: await buildProvider(deps.db),
      purpose: 'facts' as const,
      book: '1',
    }),
  }),
  provoked(addReadyProvider, {
    PROVIDER_NOT_FOUND: () => ({ code: 'nothing' }),
    PROVIDER_CODE_TAKEN: async ({ deps }) => {
      await buildProvider(deps.db, { code: 'openlibrary' });
      return { code: 'openlibrary' };
    },
    // Last: the providers stay.
    PROVIDER_LIMIT_REACHED: async (library) => {
      await full(library);
      return { code: 'crossref' };
    },
  }),
  provoked(putProvider, {
    PROVIDER_NOT_FOUND: () => ({ ...LINK, ...NONE }),
    PROVIDER_CODE_TAKEN: async ({ deps }) => {
      const code = `taken-${Date.now()}`;
      await buildProvider(deps.db, { code });
      return { ...LINK, code };
    },
    PROVIDER_ADDRESS_INVALID: () => ({ ...LINK, address: 'http://books.example.org/' }),
    PROVIDER_BODY_INVALID: () => ({ ...JSON_ENTRY, method: 'POST' as const, body: '{' }),
    PROVIDER_MAPPING_INVALID: () => ({
      ...JSON_ENTRY,
      mappings: [{ purpose: 'facts' as const, mapping: 'title.{' }],
    }),
    PROVIDER_LINK_ONLY: () => ({ ...LINK, mappings: [{ purpose: 'facts' as const }] }),
    PROVIDER_LIMIT_REACHED: async (library) => {
      await full(library);
      return LINK;
    },
  }),
];
