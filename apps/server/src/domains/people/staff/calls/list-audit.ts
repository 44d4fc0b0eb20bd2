import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { addDays } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { instantAt } from '../../../../platform/local-time.ts';
import { findAuditEntries } from '../audit-entries.ts';

export const listAuditCall = implement(listAudit)(async ({ input, context: { tenant }, deps }) => {
  const { page, rows, from, to, ...filter } = input;
  const { timeZone } = tenant.settings.policy;
  const { total, entries } = await findAuditEntries(deps.db, tenant.id, {
    ...filter,
    ...(from && { since: beginOf(timeZone, from) }),
    ...(to && { before: beginOf(timeZone, addDays(to, 1)) }),
    offset: (page - 1) * rows,
    limit: rows,
  });
  return {
    total,
    entries: entries.map((entry) => ({
      entryId: entry.id,
      at: entry.at,
      account: entry.account ?? '',
      name: entry.name ?? '',
      action: entry.action,
      subject: entry.subject,
      details: fromJson<Record<string, unknown>>(entry.details),
    })),
  };
});

/** The instant at which a day begins. */
function beginOf(timeZone: string, day: string): string {
  return new Date(instantAt(timeZone, day, 0)).toISOString();
}
