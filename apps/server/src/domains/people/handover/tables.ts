declare module '../../../platform/db/schema.ts' {
  interface Schema {
    partner: PartnerTable;
    spent_token: SpentTokenTable;
    handed_session: HandedSessionTable;
  }
}

/** A system that may hand readers over to the library, or that readers are handed over to. */
export interface PartnerTable {
  tenant_id: string;
  code: string;
  /** Shown to readers. */
  name: string;
  algorithm: 'HS256' | 'EdDSA';
  /** PEM of an Ed25519 key; empty with HS256. */
  public_key: string;
  /** The name of the shared secret in the secret store; empty with EdDSA. */
  secret_name: string;
  /** What the partner's tokens name readers by: the library's primary id, or an id of the partner that readers link. */
  subject: 'primaryId' | 'uid';
  /** Where readers are handed over to, with `{token}` in it; empty for a partner that only hands over. */
  address: string;
  created_at: string;
}

/** Tokens that were used, until they would have expired. */
export interface SpentTokenTable {
  tenant_id: string;
  token_hash: string;
  expires_at: string;
}

/** Sessions that hand-overs of a partner opened, so that the partner can end them. */
export interface HandedSessionTable {
  tenant_id: string;
  session_hash: string;
  partner_code: string;
  patron_id: string;
  opened_at: string;
}
