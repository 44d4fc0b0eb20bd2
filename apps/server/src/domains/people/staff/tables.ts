import type { PasskeyRow } from '../passkeys/tables.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    staff_passkey: StaffPasskeyTable;
  }
}

/** A passkey of a member of the staff. */
export interface StaffPasskeyTable extends PasskeyRow {
  staff_id: string;
}
