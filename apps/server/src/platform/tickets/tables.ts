declare module '../db/schema.ts' {
  interface Schema {
    ticket: TicketTable;
  }
}

export interface TicketTable {
  tenant_id: string;
  /** SHA-256 of the ticket's text; the text itself is nowhere stored. */
  text_hash: string;
  purpose: string;
  /** Hash of the cookie of the browser that alone may redeem it; empty for any. */
  browser_hash: string;
  payload: string;
  expires_at: string;
}
