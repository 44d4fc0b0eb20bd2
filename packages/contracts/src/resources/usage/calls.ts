import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { exportUsage } from './export-usage.ts';
import { fetchUsage } from './fetch-usage.ts';
import { getUsage } from './get-usage.ts';
import { getUsageImport } from './get-usage-import.ts';
import { importUsage } from './import-usage.ts';
import { listEresourceCosts } from './list-eresource-costs.ts';
import { listUsageImports } from './list-usage-imports.ts';
import { listUsageProviders } from './list-usage-providers.ts';
import { listUsageSources } from './list-usage-sources.ts';
import { listUsedThings } from './list-used-things.ts';
import { putEresourceCost } from './put-eresource-cost.ts';
import { putUsageProvider } from './put-usage-provider.ts';
import { putUsageSource } from './put-usage-source.ts';
import { removeUsageProvider } from './remove-usage-provider.ts';
import { testUsageProvider } from './test-usage-provider.ts';

export const USAGE_CALLS: readonly AnyEndpoint[] = [
  exportUsage,
  fetchUsage,
  getUsageImport,
  getUsage,
  importUsage,
  listEresourceCosts,
  listUsageImports,
  listUsageProviders,
  listUsageSources,
  listUsedThings,
  putEresourceCost,
  putUsageProvider,
  putUsageSource,
  removeUsageProvider,
  testUsageProvider,
];
