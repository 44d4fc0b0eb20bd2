import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { dayBefore } from '../../../platform/jobs/expire-old-rows.ts';
import { providerAuditNames } from './audit-names.ts';
import { addReadyProviderCall } from './calls/add-ready-provider.ts';
import { ALIAS_CALLS } from './calls/alias-calls.ts';
import { getProvidedPurposesCall } from './calls/get-provided-purposes.ts';
import { listProvidedCall } from './calls/list-provided.ts';
import { listProvidersCall } from './calls/list-providers.ts';
import { putProviderCall } from './calls/put-provider.ts';
import { putProviderKeyCall } from './calls/put-provider-key.ts';
import { removeProviderCall } from './calls/remove-provider.ts';
import { switchProviderCall } from './calls/switch-provider.ts';
import { tryProviderCall } from './calls/try-provider.ts';

/** Staff compare a month with the same month of the year before. */
const TALLY_DAYS = 400;

/** Outside sources that are asked about books while a reader waits: each is a row that the library writes. */
export const providers: Domain = {
  auditNames: providerAuditNames,
  demo: async () => (await import('./demo/seed-providers.ts')).providerSeed,
  calls: [
    addReadyProviderCall,
    ...ALIAS_CALLS,
    getProvidedPurposesCall,
    listProvidedCall,
    listProvidersCall,
    putProviderCall,
    putProviderKeyCall,
    removeProviderCall,
    switchProviderCall,
    tryProviderCall,
  ],
  expiries: [
    {
      table: 'provider_tally',
      isOver: (now) => sql<boolean>`day < ${dayBefore(now, TALLY_DAYS)}`,
    },
  ],
};
