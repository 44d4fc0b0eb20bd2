import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    passkey: PasskeyTable;
  }
}

/** A passkey. The private key is with its owner. */
export interface PasskeyRow {
  tenant_id: string;
  id: string;
  /** Names the owner to their devices: random, the same for all passkeys of an owner. */
  user_handle: string;
  /** Base64url, as browsers send it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it was used, as the device counts; many devices always say 0. */
  use_count: number;
  /** JSON list of the ways in which browsers reach it. */
  transports: string;
  /** Whether its keeper copies it to other devices of the owner. */
  synced: Bit;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A passkey of a reader. */
export interface PasskeyTable extends PasskeyRow {
  patron_id: string;
}
