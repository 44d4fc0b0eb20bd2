declare module '../../../platform/db/schema.ts' {
  interface Schema {
    card_elsewhere: CardElsewhereTable;
  }
}

/** A link from an account to a card at another library. Each of the two libraries has a row of it, with the same id. */
export interface CardElsewhereTable {
  tenant_id: string;
  /** The reader of this row's library. */
  patron_id: string;
  /** `sees`: this reader added the card; `shown`: it is this reader's card. */
  side: 'sees' | 'shown';
  other_tenant_id: string;
  other_patron_id: string;
  id: string;
  /** When the password of the card's account was set last, as of the proof; empty where there was no account. */
  password_as_of: string;
  linked_at: string;
  /** Set for the reader who added the card once it does not stand any more; the other row is deleted then. */
  ended_at: string | null;
}
