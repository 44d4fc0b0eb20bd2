declare module '../../../platform/db/schema.ts' {
  interface Schema {
    totp_factor: TotpFactorTable;
    recovery_code: RecoveryCodeTable;
  }
}

/** A reader who signs in with a code of an app besides. Its secret is in `secrets` (totp.ts). */
export interface TotpFactorTable {
  tenant_id: string;
  patron_id: string;
  /** The time step of the last code that was used: a code is used once. */
  last_step: number;
  confirmed_at: string;
}

/** A recovery code that was not used. */
export interface RecoveryCodeTable {
  tenant_id: string;
  patron_id: string;
  code_hash: string;
  made_at: string;
}
