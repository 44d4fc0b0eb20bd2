import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as accounts } from './0009-accounts.ts';
import { createIndex, createTable } from './table.ts';

const OLD_PATRON = {
  id: 'p1',
  tenant_id: '1001',
  primary_id: '20230001',
  name: '林黛玉',
  patron_group: 'undergraduate',
  library_code: 'MAIN',
  status: 'frozen',
  expires_on: '2027-06-30',
  email: 'lin@example.org',
  email_verified: 1,
  phone: '13800000000',
  phone_verified: 0,
  picture_file: 'lin.png',
  expert: 1,
  password_hash: '$argon2id$x',
  password_changed_at: '2026-01-01T00:00:00.000Z',
  must_change_password: 1,
  tour_seen: 1,
  pda_rule_seen: 0,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-02-01T00:00:00.000Z',
};

describeOnBothDatabases('accounts parted from patrons', 'migrations', (kind) => {
  it('keep all that was known of a reader, under the id that sessions name', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      const plain = db as unknown as Kysely<unknown>;
      await putPatronTableOfBefore(plain);
      await accounts(plain);
      const { patron_group, status, expires_on, ...ofAccount } = OLD_PATRON;
      expect(await db.selectFrom('account').selectAll().execute()).toEqual([ofAccount]);
      const { id, tenant_id, primary_id, name, library_code, created_at, updated_at } = OLD_PATRON;
      const person = { id, tenant_id, primary_id, name, library_code, created_at, updated_at };
      const kept = { ...person, patron_group, status, expires_on };
      expect(await db.selectFrom('patron').selectAll().execute()).toEqual([kept]);
    } finally {
      await close();
    }
  });
});

async function putPatronTableOfBefore(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('account').execute();
  await db.schema.dropTable('patron').execute();
  const columns = Object.entries(OLD_PATRON).map(
    ([name, value]) => [name, typeof value === 'number' ? 'integer' : 'text'] as const,
  );
  await createTable(db, 'patron', ['id'], Object.fromEntries(columns));
  await createIndex(db, 'patron', ['tenant_id', 'primary_id'], { unique: true });
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  await sql`insert into patron (${names}) values (${sql.join(Object.values(OLD_PATRON))})`.execute(db);
}
