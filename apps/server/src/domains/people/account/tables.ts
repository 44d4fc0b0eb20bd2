import type { ErasureState } from '@lectern/contracts/people/account/erasure';
import type { ProfileField } from '@lectern/contracts/people/account/profile-fields';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    account: AccountTable;
    sign_in_name: SignInNameTable;
    reader_setting: ReaderSettingTable;
    profile_fact: ProfileFactTable;
    erasure_request: ErasureRequestTable;
  }
}

/** What the portal keeps of a reader who has signed in, whichever library system knows the patron. */
export interface AccountTable {
  tenant_id: string;
  /** The patron's id in the library system: sessions, settings and histories name the reader by it. */
  id: string;
  /** What the reader signs in with, such as a card number. */
  primary_id: string;
  /** The normal form of the number (rules/number-form.ts); null where it is written in it. */
  primary_id_form: string | null;
  /** Name and library as the library system said at the last sign-in. */
  name: string;
  library_code: string;
  /** argon2id; empty where the library system keeps the password. */
  password_hash: string;
  password_changed_at: string | null;
  must_change_password: Bit;
  email: string;
  email_verified: Bit;
  phone: string;
  phone_verified: Bit;
  picture_file: string;
  expert: Bit;
  tour_seen: Bit;
  pda_rule_seen: Bit;
  created_at: string;
  updated_at: string;
}

/** What a reader signs in with besides the primary id, such as a second card. */
export interface SignInNameTable {
  tenant_id: string;
  name: string;
  /** The normal form of the name (rules/number-form.ts); null where it is written in it. */
  name_form: string | null;
  patron_id: string;
}

/** What a reader set; without a row the default holds (contracts/home/reader-setting.ts). */
export interface ReaderSettingTable {
  tenant_id: string;
  patron_id: string;
  code: string;
  value: string;
}

/** What a reader says about themselves (contracts/account/profile-fields.ts); nothing is kept of an empty field. */
export interface ProfileFactTable {
  tenant_id: string;
  patron_id: string;
  field: ProfileField;
  value: string;
  changed_at: string;
}

/** A reader's request that the library erases their data: the last one. */
export interface ErasureRequestTable {
  tenant_id: string;
  patron_id: string;
  state: ErasureState;
  requested_at: string;
  changed_at: string;
}
