import type { Db } from '../../platform/db/database.ts';

/** What the portal itself knows of a patron. */
export async function findProfile(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('patron')
    .select(['id', 'primary_id', 'name', 'library_code', 'expires_on', 'expert', 'picture_file'])
    .select(['email', 'email_verified', 'phone', 'phone_verified', 'tour_seen', 'pda_rule_seen'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirst();
}
