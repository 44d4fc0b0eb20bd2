import type { Generated } from 'kysely';
import type { Bit } from '../codecs.ts';

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

export interface CaptchaTable {
  id: string;
  tenant_id: string;
  answer: string;
  expires_at: string;
}

/** A code sent by mail or phone, or shown for pickup. */
export interface VerificationCodeTable {
  id: string;
  tenant_id: string;
  subject: string;
  purpose: string;
  code_hash: string;
  expires_at: string;
}

/** Failures (sign-in, codes) and daily quotas, counted where every node sees them. */
export interface AttemptCounterTable {
  tenant_id: string;
  kind: string;
  subject: string;
  count: number;
  window_ends_at: string;
}

/** Calls of one caller to one call in one window; nodes add their counts every second. */
export interface RateCounterTable {
  bucket: string;
  count: number;
  expires_at: string;
}

/** The first answer to an Idempotency-Key; without a response its call is running or its process died. */
export interface IdempotencyTable {
  tenant_id: string;
  actor_id: string;
  call_path: string;
  key: string;
  request_hash: string;
  response: string | null;
  created_at: string;
  expires_at: string;
}

export interface JobTable {
  id: string;
  tenant_id: string | null;
  kind: string;
  payload: string;
  /** At most one waiting or running job of a kind has the same key. */
  unique_key: string | null;
  state: 'waiting' | 'running' | 'done' | 'failed';
  run_at: string;
  attempts: number;
  max_attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
}

/** What changed, written in the transaction that changed it; its consumer deletes it when it has acted. */
export interface OutboxEventTable {
  seq: Generated<number>;
  tenant_id: string;
  topic: 'bib.changed';
  /** The bib's id. */
  subject_id: string;
  created_at: string;
}

/** Something only one process may do at a time: building the index, expiring what is old. */
export interface LeaseTable {
  name: string;
  owner: string;
  until: string;
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

/** Who of the staff did what to what. */
export interface AuditEntryTable {
  id: string;
  tenant_id: string;
  staff_id: string;
  action: string;
  subject: string;
  details: string;
  at: string;
}
