import type { Bit } from '../db/codecs.ts';

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
  tenant_id: string;
  actor_kind: 'patron' | 'staff';
  actor_id: string;
  created_at: string;
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
