import type { Kysely } from 'kysely';
import { createIndex, createTable } from '../table.ts';

export async function createStaff(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_member', ['id'], {
    id: 'text',
    tenant_id: 'text',
    account: 'text',
    name: 'text',
    password_hash: 'text',
    active: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'staff_member', ['tenant_id', 'account'], { unique: true });
  await createTable(db, 'role', ['id'], { id: 'text', tenant_id: 'text', name: 'text' });
  await createIndex(db, 'role', ['tenant_id', 'name'], { unique: true });
  await createTable(db, 'role_permission', ['role_id', 'permission'], {
    role_id: 'text',
    tenant_id: 'text',
    permission: 'text',
  });
  await createTable(db, 'staff_role', ['staff_id', 'role_id'], {
    staff_id: 'text',
    role_id: 'text',
    tenant_id: 'text',
  });
  await createTable(db, 'audit_entry', ['id'], {
    id: 'text',
    tenant_id: 'text',
    staff_id: 'text',
    action: 'text',
    subject: 'text',
    details: 'text',
    at: 'text',
  });
  await createIndex(db, 'audit_entry', ['tenant_id', 'at']);
}
