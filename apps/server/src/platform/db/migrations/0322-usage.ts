import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Usage of electronic resources: what reports of COUNTER say, providers that are asked for them, and costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'usage_platform', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    name_key: 'text',
    eresource_id: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'usage_platform', ['tenant_id', 'name_key'], { unique: true });
  await createIndex(db, 'usage_platform', ['tenant_id', 'eresource_id']);
  await createTable(db, 'usage_thing', ['id'], {
    id: 'text',
    tenant_id: 'text',
    thing_key: 'text',
    kind: 'text',
    name: 'text',
    publisher: 'text',
    doi: 'text',
    isbn: 'text',
    print_issn: 'text',
    online_issn: 'text',
    platform_id: 'text',
    eresource_id: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'usage_thing', ['tenant_id', 'thing_key'], { unique: true });
  await createIndex(db, 'usage_thing', ['tenant_id', 'eresource_id']);
  await createIndex(db, 'usage_thing', ['tenant_id', 'kind', 'name'], {
    where: sql<boolean>`kind = 'database'`,
  });
  await createTable(db, 'usage_slice', ['id'], {
    id: 'text',
    tenant_id: 'text',
    platform_id: 'text',
    report: 'text',
    release: 'text',
    month: 'text',
    load_id: 'text',
    is_current: 'integer',
  });
  await createIndex(db, 'usage_slice', ['tenant_id', 'is_current', 'month']);
  await createIndex(db, 'usage_slice', ['tenant_id', 'load_id']);
  await createTable(db, 'usage_total', ['tenant_id', 'slice_id', 'metric', 'access', 'is_mining'], {
    tenant_id: 'text',
    slice_id: 'text',
    metric: 'text',
    access: 'text',
    is_mining: 'integer',
    count: 'bigint',
  });
  await createTable(
    db,
    'usage_count',
    ['tenant_id', 'slice_id', 'metric', 'thing_id', 'access', 'is_mining', 'part'],
    {
      tenant_id: 'text',
      slice_id: 'text',
      metric: 'text',
      thing_id: 'text',
      access: 'text',
      is_mining: 'integer',
      part: 'integer',
      count: 'bigint',
    },
  );
  await createIndex(db, 'usage_count', ['tenant_id', 'thing_id', 'metric']);
  await createTable(db, 'usage_load', ['id'], {
    id: 'text',
    tenant_id: 'text',
    staff_id: 'text',
    provider_id: 'text',
    state: 'text',
    is_check: 'integer',
    file_name: 'text',
    stored_name: 'text',
    encoding: 'text',
    outcome: 'text',
    started_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'usage_load', ['tenant_id', 'started_at']);
  await createIndex(db, 'usage_load', ['tenant_id', 'provider_id', 'started_at']);
  await createIndex(db, 'usage_load', ['tenant_id', 'stored_name']);
  await createIndex(db, 'usage_load', ['tenant_id', 'ended_at']);
  await createIndex(db, 'usage_load', ['ended_at']);
  await createTable(db, 'usage_provider', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    address: 'text',
    customer_id: 'text',
    requestor_id: 'text',
    platform: 'text',
    release: 'text',
    reports: 'text',
    from_month: 'text',
    is_on: 'integer',
    is_stopped: 'integer',
    rests_until: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'usage_provider', ['tenant_id', 'name']);
  await createTable(db, 'usage_ask', ['tenant_id', 'provider_id', 'report', 'month'], {
    tenant_id: 'text',
    provider_id: 'text',
    report: 'text',
    month: 'text',
    state: 'text',
    outcome: 'text',
    code: 'integer',
    message: 'text',
    attempts: 'integer',
    asked_at: 'text',
    next_at: 'text',
  });
  await createTable(db, 'eresource_cost', ['tenant_id', 'eresource_id', 'year'], {
    tenant_id: 'text',
    eresource_id: 'text',
    year: 'integer',
    amount: 'bigint',
    currency: 'text',
    updated_at: 'text',
  });
}
