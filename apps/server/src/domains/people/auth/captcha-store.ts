import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { CaptchaTable } from './tables.ts';

export async function addCaptcha(db: Db, captcha: Omit<CaptchaTable, 'id'>): Promise<string> {
  const id = newId();
  await db
    .insertInto('captcha')
    .values({ id, ...captcha })
    .execute();
  return id;
}

/** Uses a captcha up, right or wrong; answers what was asked for, unless it has expired or was used. */
export async function takeCaptcha(
  db: Db,
  tenantId: string,
  id: string,
  now: string,
): Promise<Pick<CaptchaTable, 'answer' | 'work_bits' | 'scene'> | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['answer', 'work_bits', 'scene', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}
