import {
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
} from '@lectern/contracts/people/account/profile-fields';
import type { Db } from '../../../../platform/db/database.ts';

/** All facts of a profile; what is not known is empty. */
export async function findProfile(db: Db, tenantId: string, patronId: string): Promise<Profile> {
  const rows = await db
    .selectFrom('profile_fact')
    .select(['field', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
  const values = new Map(rows.map(({ field, value }) => [field, value]));
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, values.get(field) ?? ''])) as Profile;
}

/** Keeps facts of a profile; an empty value erases one. */
export async function putProfileFacts(
  db: Db,
  tenantId: string,
  patronId: string,
  facts: Partial<Profile>,
  now: string,
): Promise<void> {
  for (const [field, value] of Object.entries(facts) as [ProfileField, string][]) {
    if (value === '') {
      await db
        .deleteFrom('profile_fact')
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', patronId)
        .where('field', '=', field)
        .execute();
      continue;
    }
    await db
      .insertInto('profile_fact')
      .values({ tenant_id: tenantId, patron_id: patronId, field, value, changed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'patron_id', 'field']).doUpdateSet({ value, changed_at: now }),
      )
      .execute();
  }
}
