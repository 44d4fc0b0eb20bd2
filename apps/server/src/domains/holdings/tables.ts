declare module '../../platform/db/schema.ts' {
  interface Schema {
    known_holdings: KnownHoldingsTable;
  }
}

/** What an outside library system last said of a bib, for the time while it is away. */
export interface KnownHoldingsTable {
  tenant_id: string;
  bib_id: string;
  question: 'availability' | 'items';
  /** JSON as the port answers it. */
  answer: string;
  /** The instant at which it held. */
  known_at: string;
}
