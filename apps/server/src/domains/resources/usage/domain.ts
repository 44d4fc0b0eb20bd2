import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { usageAuditNames } from './audit-names.ts';
import { exportUsageCall } from './calls/export-usage.ts';
import { fetchUsageCall } from './calls/fetch-usage.ts';
import { getUsageCall } from './calls/get-usage.ts';
import { getUsageImportCall } from './calls/get-usage-import.ts';
import { importUsageCall } from './calls/import-usage.ts';
import { listEresourceCostsCall } from './calls/list-eresource-costs.ts';
import { listUsageImportsCall } from './calls/list-usage-imports.ts';
import { listUsageProvidersCall } from './calls/list-usage-providers.ts';
import { listUsageSourcesCall } from './calls/list-usage-sources.ts';
import { listUsedThingsCall } from './calls/list-used-things.ts';
import { putEresourceCostCall } from './calls/put-eresource-cost.ts';
import { putUsageProviderCall } from './calls/put-usage-provider.ts';
import { putUsageSourceCall } from './calls/put-usage-source.ts';
import { removeUsageProviderCall } from './calls/remove-usage-provider.ts';
import { testUsageProviderCall } from './calls/test-usage-provider.ts';
import { fetchUsageOf } from './fetch/fetch-usage.ts';
import { watchUsage } from './fetch/watch-usage.ts';
import { runUsageImports } from './load/run-usage-import.ts';
import { namedReports } from './load/stored-report.ts';

/** What was told of an import is kept for two years; the usage itself stays. */
const REPORT_DAYS = 730;

/** Usage of electronic resources: reports of COUNTER from files and by SUSHI, and what they say by month, title and cost. */
export const usage: Domain = {
  auditNames: usageAuditNames,
  calls: [
    exportUsageCall,
    fetchUsageCall,
    getUsageImportCall,
    getUsageCall,
    importUsageCall,
    listEresourceCostsCall,
    listUsageImportsCall,
    listUsageProvidersCall,
    listUsageSourcesCall,
    listUsedThingsCall,
    putEresourceCostCall,
    putUsageProviderCall,
    putUsageSourceCall,
    removeUsageProviderCall,
    testUsageProviderCall,
  ],
  demo: async () => (await import('./demo/seed-usage.ts')).usageSeed,
  expiries: [
    {
      table: 'usage_load',
      isOver: (now) => sql<boolean>`ended_at <> '' and ended_at < ${dayBefore(now, REPORT_DAYS)}`,
    },
  ],
  files: [namedReports],
  background: (deps) => ({ jobs: [runUsageImports(deps), fetchUsageOf(deps), watchUsage(deps)] }),
};
