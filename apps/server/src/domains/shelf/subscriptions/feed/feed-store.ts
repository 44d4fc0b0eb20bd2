import { randomBytes } from 'node:crypto';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { hashToken } from '../../../../platform/hash-token.ts';

const TOKEN_BYTES = 32;

/** When a reader's feed address was made; undefined without one. */
export async function findFeedOf(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<{ readonly createdAt: string } | undefined> {
  return db
    .selectFrom('subscription_feed')
    .select('created_at as createdAt')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
}

/** Whose feed has this secret part in its address; undefined for an address that never was or is replaced. */
export async function findFeed(db: Db, tenantId: string, token: string) {
  return db
    .selectFrom('subscription_feed')
    .select(['patron_id as patronId', 'language'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Makes a reader's address, in place of an earlier one, and answers its secret part, which nobody can learn again. */
export async function renewFeed(
  db: Db,
  tenantId: string,
  patronId: string,
  { language, now }: { readonly language: Language; readonly now: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const feed = { token_hash: hashToken(token), language, created_at: now };
  await db
    .insertInto('subscription_feed')
    .values({ tenant_id: tenantId, patron_id: patronId, ...feed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patron_id']).doUpdateSet(feed))
    .execute();
  return token;
}

export async function removeFeed(db: Db, tenantId: string, patronId: string): Promise<void> {
  await db
    .deleteFrom('subscription_feed')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
