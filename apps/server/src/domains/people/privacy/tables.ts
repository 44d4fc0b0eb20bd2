declare module '../../../platform/db/schema.ts' {
  interface Schema {
    privacy_consent: PrivacyConsentTable;
  }
}

/** A reader agreed to a version of the library's privacy statement. */
export interface PrivacyConsentTable {
  tenant_id: string;
  /** The reader's account. */
  patron_id: string;
  version: string;
  /** The language in which the reader read it. */
  language: string;
  agreed_at: string;
}
