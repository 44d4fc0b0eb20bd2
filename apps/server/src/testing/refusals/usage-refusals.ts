import { exportUsage } from '@lectern/contracts/resources/usage/export-usage';
import { fetchUsage } from '@lectern/contracts/resources/usage/fetch-usage';
import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import { listUsedThings } from '@lectern/contracts/resources/usage/list-used-things';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import { putUsageSource } from '@lectern/contracts/resources/usage/put-usage-source';
import { removeUsageProvider } from '@lectern/contracts/resources/usage/remove-usage-provider';
import { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import { MAX_USAGE_FILE_BYTES } from '@lectern/contracts/resources/usage/usage-import';
import { MOST_USAGE_PROVIDERS } from '@lectern/contracts/resources/usage/usage-provider';
import { vi } from 'vitest';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildUsageLoad, buildUsagePlatform, usageProviderRow } from '../usage-rows.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';

const NONE = { id: 'nothing' };
const MONTHS = { from: '2026-01', to: '2026-03' } as const;
const PROVIDER = {
  name: 'Spec Press',
  address: 'https://sushi.example.org',
  customerId: 'customer',
  release: '5.1' as const,
  reports: ['TR'],
  fromMonth: '2026-01',
};
const OF_CHOICE = {
  USAGE_PERIOD: () => ({ from: '2026-03', to: '2026-01' }),
  ERESOURCE_NOT_FOUND: () => ({ ...MONTHS, eresourceId: 'nothing' }),
};

function sent(content: string | Uint8Array<ArrayBuffer>, type = 'text/csv'): FileAndInput {
  return { file: new Blob([content], { type }), input: {} };
}

/** How calls about usage of electronic resources are refused. */
export const USAGE_PROVOKED: readonly Provoked[] = [
  provoked(getUsage, OF_CHOICE),
  provoked(listUsedThings, OF_CHOICE),
  provoked(exportUsage, OF_CHOICE),
  provoked(getUsageImport, { USAGE_IMPORT_UNKNOWN: () => ({ importId: 'nothing' }) }),
  provoked(putUsageSource, {
    USAGE_SOURCE_NOT_FOUND: () => NONE,
    ERESOURCE_NOT_FOUND: async ({ deps }) => ({
      id: await buildUsagePlatform(deps.db),
      eresourceId: 'nothing',
    }),
  }),
  provoked(putEresourceCost, {
    ERESOURCE_NOT_FOUND: () => ({ eresourceId: 'nothing', year: 2026, amount: 1 }),
  }),
  provoked(fetchUsage, { USAGE_PROVIDER_NOT_FOUND: () => NONE }),
  provoked(testUsageProvider, { USAGE_PROVIDER_NOT_FOUND: () => NONE }),
  provoked(removeUsageProvider, { USAGE_PROVIDER_NOT_FOUND: () => NONE }),
  provokedUpload(importUsage, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_USAGE_FILE_BYTES + 1)),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'image/gif'),
    USAGE_IMPORT_RUNNING: async ({ deps }) => {
      await buildUsageLoad(deps.db);
      return sent('{}');
    },
  }),
  provoked(putUsageProvider, {
    USAGE_PROVIDER_NOT_FOUND: () => ({ ...PROVIDER, ...NONE }),
    USAGE_ADDRESS: () => ({ ...PROVIDER, address: 'http://sushi.example.org' }),
    USAGE_KEYS_OFF: ({ deps }) => {
      vi.spyOn(deps.secrets, 'canSeal').mockReturnValueOnce(false);
      return { ...PROVIDER, key: 'k' };
    },
    // Last: the providers stay.
    USAGE_PROVIDER_LIMIT_REACHED: async ({ deps }) => {
      const rows = Array.from({ length: MOST_USAGE_PROVIDERS }, () => usageProviderRow());
      await insertRows(deps.db, 'usage_provider', rows);
      return PROVIDER;
    },
  }),
];
