import type { PasskeyRow } from '../passkeys/tables.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    staff_passkey: StaffPasskeyTable;
    staff_change: StaffChangeTable;
  }
}

/** A passkey of a member of the staff. */
export interface StaffPasskeyTable extends PasskeyRow {
  staff_id: string;
}

/** When a member last changed something of another one. One row for each pair and kind. */
export interface StaffChangeTable {
  tenant_id: string;
  staff_id: string;
  by_staff_id: string;
  what: StaffChangeKind;
  at: string;
}

/** `account`: made, switched on again, renamed, or another way in, so that who did it may be the one who signs in. `rights`: roles. */
export type StaffChangeKind = 'account' | 'rights';
