import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { patronsWhoSet } from '../../../people/account/reader-settings.ts';

const [, KEEPS_HISTORY] = READER_SETTING_VALUES.keepLoanHistory;
const DAY_SECONDS = 86_400;
/** As long as a copy is kept for its reader in most libraries. */
const LEAST_DAYS = 7;
const AT_ONCE = 500;

/** Deletes messages that tell what was borrowed longer ago than the library keeps it, except those of readers who keep their history. */
export async function forgetMessages(db: Db, { id: tenantId, settings }: Tenant, now: Date): Promise<void> {
  const days = Math.max(settings.policy.loanHistoryDays, LEAST_DAYS);
  const before = later(now, -days * DAY_SECONDS);
  for (;;) {
    const old = await db
      .selectFrom('message')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('created_at', '<', before)
      .where('patron_id', 'not in', patronsWhoSet(db, tenantId, 'keepLoanHistory', KEEPS_HISTORY))
      .limit(AT_ONCE)
      .execute();
    if (old.length === 0) return;
    await db
      .deleteFrom('message')
      .where('tenant_id', '=', tenantId)
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  }
}
