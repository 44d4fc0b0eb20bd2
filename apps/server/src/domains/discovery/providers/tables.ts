import type {
  ProviderBodyType,
  ProviderFault,
  ProviderKeyPlace,
  ProviderKind,
} from '@lectern/contracts/discovery/providers/provider';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    provider: ProviderTable;
    provider_turn: ProviderTurnTable;
    provider_tally: ProviderTallyTable;
  }
}

/** An outside source as staff described it. Its key is in the secret store. */
export interface ProviderTable {
  id: string;
  tenant_id: string;
  /** Unique in the library. */
  code: string;
  /** JSON: `Names`. */
  names: string;
  kind: ProviderKind;
  /** JSON: `Mapping[]`. */
  mappings: string;
  address: string;
  method: 'GET' | 'POST';
  body: string;
  body_type: ProviderBodyType;
  key_place: ProviderKeyPlace;
  key_name: string;
  /** 0: no limit. */
  per_minute: number;
  per_day: number;
  value_seconds: number;
  none_seconds: number;
  failed_seconds: number;
  place: number;
  is_on: Bit;
  /** JSON: `CatalogueFacts`. */
  catalogue: string;
  created_at: string;
  /** Whenever anything of it changes, its key too: kept answers are those of one state. */
  updated_at: string;
}

/** How often a provider was asked in the present minute and day, by all servers together. */
export interface ProviderTurnTable {
  tenant_id: string;
  provider_id: string;
  /** `2026-03-02T02:00` and `2026-03-02`, in UTC. */
  minute: string;
  minute_count: number;
  day: string;
  day_count: number;
  /** The newest fault; empty without one. */
  last_fault: ProviderFault | '';
  last_fault_at: string;
}

/** How a provider did on one day (UTC). */
export interface ProviderTallyTable {
  tenant_id: string;
  provider_id: string;
  day: string;
  kept_count: number;
  value_count: number;
  none_count: number;
  failed_count: number;
  held_count: number;
  /** Milliseconds of all questions that were sent, and of the longest one. */
  sent_ms: number;
  longest_ms: number;
}
