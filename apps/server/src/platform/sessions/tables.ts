import type { SessionPurpose } from '@lectern/contracts/kernel/access';
import type { Bit } from '../db/codecs.ts';
import type { SignInMethod } from './sign-in-method.ts';

declare module '../db/schema.ts' {
  interface Schema {
    session: SessionTable;
    staff_member: StaffMemberTable;
    role: RoleTable;
    role_permission: RolePermissionTable;
    staff_role: StaffRoleTable;
  }
}

export interface SessionTable {
  /** SHA-256 of the token; the token itself is nowhere stored. */
  token_hash: string;
  /** Names the session to its reader. */
  id: string;
  tenant_id: string;
  actor_kind: 'patron' | 'staff';
  actor_id: string;
  purpose: SessionPurpose;
  /** How the reader signed in; 0 for staff. */
  method: SignInMethod | 0;
  /** 1 where the reader's password is kept here and was given. */
  own_password: Bit;
  /** As in Visitor: never the whole address. */
  network: string;
  device: string;
  created_at: string;
  /** Written at most once a minute. */
  last_seen_at: string;
  /** The session ends after so many seconds without a call; 0 never. */
  idle_seconds: number;
  /** 1 where its reader stays signed in: it ends neither with its window nor by being idle. */
  stays: Bit;
  /** Its last window was closed then; a call soon after says that it was not the last. */
  closing_at: string | null;
  /** Where a member of the staff works; empty until it is chosen, and for readers. */
  desk_library: string;
  desk_name: string;
  expires_at: string;
  revoked_at: string | null;
}

export interface StaffMemberTable {
  id: string;
  tenant_id: string;
  account: string;
  name: string;
  password_hash: string;
  active: Bit;
  /** The time step of the last code of the member's app that was used; null for one without an app. */
  code_step: number | null;
  created_at: string;
}

export interface RoleTable {
  id: string;
  tenant_id: string;
  name: string;
}

export interface RolePermissionTable {
  role_id: string;
  tenant_id: string;
  permission: string;
}

export interface StaffRoleTable {
  staff_id: string;
  role_id: string;
  tenant_id: string;
}
