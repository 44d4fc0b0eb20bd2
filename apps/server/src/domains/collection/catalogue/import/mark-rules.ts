import { createHash } from 'node:crypto';
import { recordSettingsSchema } from '@lectern/contracts/people/tenant/record-settings';
import type { MarkRule } from '@lectern/marc/mapping/marks/mark-rule';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';

/** Where the tenant's records have their marks, from its settings; no rules for a tenant that is unknown. */
export async function readMarkRules(db: Db, tenantId: string): Promise<readonly MarkRule[]> {
  const row = await db.selectFrom('tenant').select('settings').where('id', '=', tenantId).executeTakeFirst();
  const records = row && fromJson<{ readonly records?: unknown }>(row.settings).records;
  return recordSettingsSchema.parse(records ?? {}).marks;
}

/** Names the rules: the same record read by other rules is not the same content. Empty without rules. */
export function digestOfRules(rules: readonly MarkRule[]): string {
  if (rules.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(rules)).digest('base64url').slice(0, 12);
}
