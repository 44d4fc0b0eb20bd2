declare module '../../../platform/db/schema.ts' {
  interface Schema {
    reader_invitation: ReaderInvitationTable;
  }
}

/** The last invitation of a reader who has not used it yet. */
export interface ReaderInvitationTable {
  tenant_id: string;
  patron_id: string;
  /** SHA-256 of the link's ticket; the ticket itself is in the mail alone. */
  ticket_hash: string;
  /** The address that it was sent to. */
  email: string;
  invited_at: string;
  valid_until: string;
}
