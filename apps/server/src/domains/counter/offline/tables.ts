import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    offline_act: OfflineActTable;
  }
}

/** Something that a desk did without a network. Of one that is done or settled only the id stays, so that it counts once. */
export interface OfflineActTable {
  tenant_id: string;
  /** Made by the desk. */
  id: string;
  /** Taken: somebody is doing it, or died while doing it. */
  state: 'taken' | 'done' | 'refused' | 'settled';
  /** Empty for an act that could not be read. */
  kind: OfflineAct['kind'] | '';
  item_barcode: string;
  reader_barcode: string;
  /** When it was done, by our clock. */
  acted_at: string | null;
  /** Seconds by which the clock of the desk was behind ours; negative: ahead. */
  clock_offset: number;
  library_code: string;
  /** A refusal as JSON: code and details; empty where it was not refused. */
  reason: string;
  taken_at: string;
}
