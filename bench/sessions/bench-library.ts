import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hashPassword } from '@lectern/server/domains/people/account/password-hash';
import { addCaptcha } from '@lectern/server/domains/people/auth/captcha-store';
import { type Db, openDatabase } from '@lectern/server/platform/db/database';
import { openSession } from '@lectern/server/platform/sessions/sessions';
import { LIBRARY } from '../compare/tree.ts';

export const PASSWORD = 'Lectern2026';
const CODE = 'code';
const HOUR_MS = 3_600_000;

/** What the measurements add to the demo library: sessions, accounts and codes that would take too long over HTTP. */
export interface BenchLibrary {
  /** Tokens of so many readers' sessions, one each. */
  sessions(count: number): Promise<string[]>;
  /** Account names of so many readers with PASSWORD. */
  readers(count: number): Promise<string[]>;
  /** An answered verification code for a sign-in. */
  captcha(): Promise<{ readonly codeKey: string; readonly verifyCode: string }>;
  close(): Promise<void>;
}

export async function openBenchLibrary(data: string, databaseUrl?: string): Promise<BenchLibrary> {
  const db = openDatabase({ url: databaseUrl ?? join(data, 'lectern.db') });
  const { id: tenant_id } = await db
    .selectFrom('tenant')
    .select('id')
    .where('mapping_path', '=', LIBRARY)
    .executeTakeFirstOrThrow();
  const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();
  return {
    sessions: (count) => times(count, () => openSessionOf(db, tenant_id, inAnHour())),
    readers: async (count) => {
      const hash = await hashPassword(PASSWORD);
      return times(count, () => addReader(db, tenant_id, hash));
    },
    captcha: async () => {
      const captcha = { tenant_id, work_bits: 0, expires_at: inAnHour(), answer: CODE };
      return { codeKey: await addCaptcha(db, { ...captcha, scene: 1 }), verifyCode: CODE };
    },
    close: () => db.destroy(),
  };
}

async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at++) made.push(await make());
  return made;
}

function openSessionOf(db: Db, tenant_id: string, expires_at: string): Promise<string> {
  const created_at = new Date().toISOString();
  return openSession(db, {
    tenant_id,
    actor_kind: 'patron',
    actor_id: randomUUID(),
    method: 1,
    created_at,
    expires_at,
  });
}

async function addReader(db: Db, tenant_id: string, password_hash: string): Promise<string> {
  const primary_id = `BENCH-${randomUUID()}`;
  const now = new Date().toISOString();
  const flags = {
    must_change_password: 0,
    email_verified: 1,
    phone_verified: 1,
    expert: 0,
    tour_seen: 1,
    pda_rule_seen: 1,
  } as const;
  await db
    .insertInto('account')
    .values({
      ...flags,
      tenant_id,
      id: randomUUID(),
      primary_id,
      name: 'Reader',
      library_code: '',
      password_hash,
      password_changed_at: now,
      email: '',
      phone: '',
      picture_file: '',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return primary_id;
}
