import { newOutcome } from '../domains/resources/usage/load/load-report.ts';
import type {
  UsageLoadTable,
  UsagePlatformTable,
  UsageProviderTable,
} from '../domains/resources/usage/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** An import of usage of the first library that waits, with what is given; answers its id. */
export async function buildUsageLoad(db: Db, given: Partial<UsageLoadTable> = {}): Promise<string> {
  const row: UsageLoadTable = {
    id: newId(),
    tenant_id: TENANT,
    staff_id: 'somebody',
    provider_id: '',
    state: 'waiting',
    is_check: 0,
    file_name: 'report.json',
    stored_name: '',
    encoding: '',
    outcome: newOutcome(),
    started_at: AT,
    ended_at: '',
    ...given,
  };
  await db.insertInto('usage_load').values(row).execute();
  return row.id;
}

/** A platform of reports; answers its id. */
export async function buildUsagePlatform(db: Db, given: Partial<UsagePlatformTable> = {}): Promise<string> {
  const id = given.id ?? newId();
  const row = { id, tenant_id: TENANT, name: id, name_key: id, eresource_id: '', created_at: AT, ...given };
  await db.insertInto('usage_platform').values(row).execute();
  return id;
}

/** A provider of usage reports of the first library. */
export function usageProviderRow(given: Partial<UsageProviderTable> = {}): UsageProviderTable {
  return {
    id: newId(),
    tenant_id: TENANT,
    name: 'Spec Press',
    address: 'https://sushi.example.org',
    customer_id: 'customer',
    requestor_id: '',
    platform: '',
    release: '5.1',
    reports: '["TR"]',
    from_month: '2026-01',
    is_on: 0,
    is_stopped: 0,
    rests_until: '',
    created_at: AT,
    updated_at: AT,
    ...given,
  };
}

export async function buildUsageProvider(db: Db, given: Partial<UsageProviderTable> = {}): Promise<string> {
  const row = usageProviderRow(given);
  await db.insertInto('usage_provider').values(row).execute();
  return row.id;
}
