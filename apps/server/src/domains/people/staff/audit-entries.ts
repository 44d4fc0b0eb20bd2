import type { Db } from '../../../platform/db/database.ts';

export interface AuditFilter {
  /** The beginning of what was done. */
  readonly action: string;
  readonly subject: string;
  /** The account of the member who did it. */
  readonly account: string;
  /** Instants; `before` is not in it. */
  readonly since?: string;
  readonly before?: string;
  readonly offset: number;
  readonly limit: number;
}

/** What staff did, the last first, with how much there is. Empty texts of the filter choose nothing. */
export async function findAuditEntries(db: Db, tenantId: string, filter: AuditFilter) {
  const chosen = entriesOf(db, tenantId, filter);
  const [entries, { count }] = await Promise.all([
    chosen
      .select(['audit_entry.id', 'audit_entry.at', 'audit_entry.action', 'audit_entry.subject'])
      .select(['audit_entry.details', 'staff_member.account', 'staff_member.name'])
      .orderBy('audit_entry.at', 'desc')
      .orderBy('audit_entry.id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    chosen.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total: Number(count) };
}

function entriesOf(db: Db, tenantId: string, { action, subject, account, since, before }: AuditFilter) {
  let query = db
    .selectFrom('audit_entry')
    .leftJoin('staff_member', (join) =>
      join
        .onRef('staff_member.tenant_id', '=', 'audit_entry.tenant_id')
        .onRef('staff_member.id', '=', 'audit_entry.staff_id'),
    )
    .where('audit_entry.tenant_id', '=', tenantId);
  // A range in place of LIKE: nothing that is typed is a pattern.
  if (action !== '')
    query = query
      .where('audit_entry.action', '>=', action)
      .where('audit_entry.action', '<', `${action}\u{10FFFF}`);
  if (subject !== '') query = query.where('audit_entry.subject', '=', subject);
  if (account !== '') query = query.where('staff_member.account', '=', account);
  if (since) query = query.where('audit_entry.at', '>=', since);
  if (before) query = query.where('audit_entry.at', '<', before);
  return query;
}
