import type { InputOf, OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  USAGE_PROVIDER_LIMIT_REACHED,
  USAGE_PROVIDER_NOT_FOUND,
} from '@lectern/contracts/resources/usage/errors';
import type { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import { MOST_USAGE_PROVIDERS } from '@lectern/contracts/resources/usage/usage-provider';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import {
  changeProvider,
  findProvider,
  forgetOpenAsks,
  insertProvider,
  listProviders,
} from './store/provider-store.ts';
import type { UsageProviderTable } from './tables.ts';

export type ProviderFacts = OutputOf<typeof putUsageProvider.input>;
export type ProviderInput = InputOf<typeof putUsageProvider.input>;

/** Adds a provider or changes one; answers it as it was and as it is. What was given up is asked for again. */
export async function putProviderRow(
  tx: Tx,
  tenantId: string,
  facts: ProviderFacts,
  now: string,
): Promise<
  | { readonly before: UsageProviderTable | undefined; readonly after: UsageProviderTable }
  | Refusal<'USAGE_PROVIDER_NOT_FOUND' | 'USAGE_PROVIDER_LIMIT_REACHED'>
> {
  await lockName(tx, `usage-providers/${tenantId}`);
  const before = facts.id === undefined ? undefined : await findProvider(tx, tenantId, facts.id);
  if (facts.id !== undefined && !before) return refuse(USAGE_PROVIDER_NOT_FOUND);
  const said = {
    name: facts.name,
    address: facts.address,
    customer_id: facts.customerId,
    requestor_id: facts.requestorId,
    platform: facts.platform,
    release: facts.release,
    reports: toJson([...new Set(facts.reports)]),
    from_month: facts.fromMonth,
    is_on: toBit(facts.isOn),
    is_stopped: 0,
    rests_until: '',
    updated_at: now,
  } as const;
  if (before) {
    await changeProvider(tx, before, said);
    await forgetOpenAsks(tx, tenantId, before.id);
    return { before, after: { ...before, ...said } };
  }
  if ((await listProviders(tx, tenantId)).length >= MOST_USAGE_PROVIDERS)
    return refuse(USAGE_PROVIDER_LIMIT_REACHED, { limit: MOST_USAGE_PROVIDERS });
  const after: UsageProviderTable = { ...said, id: newId(), tenant_id: tenantId, created_at: now };
  await insertProvider(tx, after);
  return { before, after };
}

/** A provider as the audit notes it. */
export function auditedProvider(row: UsageProviderTable | undefined) {
  return row && { name: row.name, address: row.address, customerId: row.customer_id, release: row.release };
}
