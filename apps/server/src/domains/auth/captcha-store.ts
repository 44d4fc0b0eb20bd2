import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';

export async function addCaptcha(
  db: Db,
  tenantId: string,
  answer: string,
  expiresAt: string,
): Promise<string> {
  const id = newId();
  await db.insertInto('captcha').values({ id, tenant_id: tenantId, answer, expires_at: expiresAt }).execute();
  return id;
}

/** Uses a captcha up, right or wrong; answers what the right answer was, unless it has expired or was used. */
export async function takeCaptcha(
  db: Db,
  tenantId: string,
  id: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.answer : undefined;
}
