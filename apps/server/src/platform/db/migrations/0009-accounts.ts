import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

const MOVED = [
  'password_hash',
  'password_changed_at',
  'must_change_password',
  'email',
  'email_verified',
  'phone',
  'phone_verified',
  'picture_file',
  'expert',
  'tour_seen',
  'pda_rule_seen',
] as const;

/**
 * Parts what the portal keeps of a reader from what the circulation keeps. Accounts have the ids that patrons have, so that sessions and
 * all else that names a reader stay valid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'account', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    primary_id: 'text',
    name: 'text',
    library_code: 'text',
    password_hash: 'text',
    'password_changed_at?': 'text',
    must_change_password: 'integer',
    email: 'text',
    email_verified: 'integer',
    phone: 'text',
    phone_verified: 'integer',
    picture_file: 'text',
    expert: 'integer',
    tour_seen: 'integer',
    pda_rule_seen: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  const kept = ['tenant_id', 'id', 'primary_id', 'name', 'library_code', 'created_at', 'updated_at'];
  const columns = sql.join([...kept, ...MOVED].map((column) => sql.ref(column)));
  await sql`insert into account (${columns}) select ${columns} from patron`.execute(db);
  await createIndex(db, 'account', ['tenant_id', 'primary_id'], { unique: true });
  for (const column of MOVED) await db.schema.alterTable('patron').dropColumn(column).execute();
}
