import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import type {
  CounterAccess,
  CounterMetric,
  CounterRelease,
  CounterReport,
  UsedKind,
} from '@lectern/contracts/resources/usage/counter';
import type { UsageImportState } from '@lectern/contracts/resources/usage/usage-import';
import type { UsageOutcome } from '@lectern/contracts/resources/usage/usage-provider';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    usage_platform: UsagePlatformTable;
    usage_thing: UsageThingTable;
    usage_slice: UsageSliceTable;
    usage_total: UsageTotalTable;
    usage_count: UsageCountTable;
    usage_load: UsageLoadTable;
    usage_provider: UsageProviderTable;
    usage_ask: UsageAskTable;
    eresource_cost: EresourceCostTable;
  }
}

/** A platform as reports call it. */
export interface UsagePlatformTable {
  id: string;
  tenant_id: string;
  name: string;
  /** The folded name; unique in the library. */
  name_key: string;
  /** The database of the library that it is, by staff; empty for none. */
  eresource_id: string;
  created_at: string;
}

/** A title, database or item that reports count the use of. */
export interface UsageThingTable {
  id: string;
  tenant_id: string;
  /** `title/issn:1234-5679`, `item/doi:10.1000/1`, `database/` with platform and folded name; unique in the library. */
  thing_key: string;
  kind: UsedKind;
  name: string;
  publisher: string;
  doi: string;
  isbn: string;
  print_issn: string;
  online_issn: string;
  /** Of a database; empty for titles and items, which several platforms can have. */
  platform_id: string;
  /** The database of the library that a database is, by staff; empty for none. */
  eresource_id: string;
  created_at: string;
}

/**
 * A month of a platform in one report. New counts come with slices that nobody sees yet; one change of `is_current` puts them in the place of
 * those before.
 */
export interface UsageSliceTable {
  id: string;
  tenant_id: string;
  platform_id: string;
  /** Empty until the report was read to its end. */
  report: CounterReport | '';
  release: CounterRelease | '';
  /** YYYY-MM. */
  month: string;
  load_id: string;
  is_current: Bit;
}

/** The sum of a slice, so that no page adds up its titles. */
export interface UsageTotalTable {
  tenant_id: string;
  slice_id: string;
  metric: CounterMetric;
  access: CounterAccess;
  is_mining: Bit;
  count: number;
}

/** Uses of a title, database or item in a slice; several rows of one are parts of its sum. */
export interface UsageCountTable {
  tenant_id: string;
  slice_id: string;
  metric: CounterMetric;
  thing_id: string;
  access: CounterAccess;
  is_mining: Bit;
  part: number;
  count: number;
}

/** A report that came: a file, or an answer of a provider. */
export interface UsageLoadTable {
  id: string;
  tenant_id: string;
  /** Empty where a job fetched it. */
  staff_id: string;
  /** Empty for files. */
  provider_id: string;
  state: UsageImportState;
  is_check: Bit;
  file_name: string;
  /** The name in the folder of usage reports, while it is needed; then empty. */
  stored_name: string;
  encoding: TableEncoding | '';
  /** JSON: `LoadOutcome`. */
  outcome: string;
  started_at: string;
  ended_at: string;
}

/** A service that is asked for reports by SUSHI. Its key is a secret (provider-key.ts). */
export interface UsageProviderTable {
  id: string;
  tenant_id: string;
  name: string;
  address: string;
  customer_id: string;
  requestor_id: string;
  platform: string;
  release: CounterRelease;
  /** JSON: `CounterReport[]`. */
  reports: string;
  from_month: string;
  is_on: Bit;
  /** It refused the library: it is not asked until staff change something. */
  is_stopped: Bit;
  /** It is not asked before; empty for now. */
  rests_until: string;
  created_at: string;
  updated_at: string;
}

/** How asking for one month of a report went. A month without a row was not asked for. */
export interface UsageAskTable {
  tenant_id: string;
  provider_id: string;
  report: CounterReport;
  month: string;
  /** `done`: it was taken, or there is none. `waiting`: it is asked for again. `stopped`: only when staff say so. */
  state: 'done' | 'waiting' | 'stopped';
  outcome: UsageOutcome;
  code: number;
  message: string;
  attempts: number;
  asked_at: string;
  /** Empty unless it waits. */
  next_at: string;
}

/** What a database costs in a year, in minor units of the currency. */
export interface EresourceCostTable {
  tenant_id: string;
  eresource_id: string;
  year: number;
  amount: number;
  currency: string;
  updated_at: string;
}
