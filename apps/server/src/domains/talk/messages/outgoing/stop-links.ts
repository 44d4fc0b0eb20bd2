import { randomBytes } from 'node:crypto';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { hashToken } from '../../../../platform/hash-token.ts';
import type { Owner } from '../message-store.ts';

const TOKEN_BYTES = 32;

/** What a link stops, and for whom. */
export interface StopLink {
  readonly patronId: string;
  readonly subscriptionIds: readonly string[];
}

/** Makes the link of a mail and answers its secret part. */
export async function addStopLink(
  tx: Tx,
  { tenantId, patronId }: Owner,
  subscriptionIds: readonly string[],
  now: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx
    .insertInto('message_stop')
    .values({
      tenant_id: tenantId,
      token_hash: hashToken(token),
      patron_id: patronId,
      about: toJson(subscriptionIds),
      created_at: now,
    })
    .execute();
  return token;
}

/** The link with this secret part; undefined if it never was or is too old. */
export async function findStopLink(db: Db, tenantId: string, token: string): Promise<StopLink | undefined> {
  const row = await db
    .selectFrom('message_stop')
    .select(['patron_id', 'about'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && { patronId: row.patron_id, subscriptionIds: fromJson<string[]>(row.about) };
}
