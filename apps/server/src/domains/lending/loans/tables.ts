import type { Language } from '@lectern/contracts/kernel/languages';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    calendar_feed: CalendarFeedTable;
  }
}

/** The private address at which calendars read what a reader has to bring back; one for each reader. */
export interface CalendarFeedTable {
  tenant_id: string;
  patron_id: string;
  /** Of the secret part of the address, which is not stored. */
  token_hash: string;
  /** In which the reader asked for it. */
  language: Language;
  created_at: string;
}
