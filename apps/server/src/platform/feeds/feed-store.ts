import { randomBytes } from 'node:crypto';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import { hashToken } from '../hash-token.ts';
import type { FeedTable, FeedTableName } from './feed-table.ts';

const TOKEN_BYTES = 32;

/** The private addresses of one kind of feed. */
export function feedStore(name: FeedTableName) {
  // All tables of feeds have the same columns.
  const tables = (db: Db) => db as unknown as Kysely<Record<FeedTableName, FeedTable>>;
  return {
    /** When a reader's address was made; undefined without one. */
    findOf: (
      db: Db,
      tenantId: string,
      patronId: string,
    ): Promise<{ readonly createdAt: string } | undefined> =>
      tables(db)
        .selectFrom(name)
        .select('created_at as createdAt')
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', patronId)
        .executeTakeFirst(),

    /** Whose feed has this secret part in its address; undefined for an address that never was or is replaced. */
    find: (db: Db, tenantId: string, token: string) =>
      tables(db)
        .selectFrom(name)
        .select(['patron_id as patronId', 'language'])
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst(),

    /** Makes a reader's address, in place of an earlier one, and answers its secret part, which nobody can learn again. */
    renew: async (
      db: Db,
      tenantId: string,
      patronId: string,
      { language, now }: { readonly language: Language; readonly now: string },
    ): Promise<string> => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const feed = { token_hash: hashToken(token), language, created_at: now };
      await tables(db)
        .insertInto(name)
        .values({ tenant_id: tenantId, patron_id: patronId, ...feed })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'patron_id']).doUpdateSet(feed))
        .execute();
      return token;
    },

    remove: async (db: Db, tenantId: string, patronId: string): Promise<void> => {
      await tables(db)
        .deleteFrom(name)
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', patronId)
        .execute();
    },
  };
}
