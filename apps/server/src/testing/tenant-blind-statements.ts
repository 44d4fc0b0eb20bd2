/** Statements that need not name the tenant, each with its reason. */
const EXCEPTIONS: readonly { readonly reason: string; readonly matches: RegExp }[] = [
  {
    reason: 'a session is found by its secret token, and says which tenant it belongs to',
    matches: /^select .* from "session" where "token_hash" = /,
  },
  {
    reason: 'jobs of all tenants are claimed, kept and ended by whichever node is free',
    matches: /^(select|update) .*"job"/,
  },
  {
    reason:
      'one process reads the changes of all tenants in their order, and deletes those it acted on by number',
    matches: /^(select|delete) .*from "outbox_event"( where ("seq" in|"consumer" = )|$)/,
  },
  {
    reason: 'what has expired goes, whoever had it',
    matches: /^\s*delete from "\w+"\s+where "(rowid|ctid)" in \(select/,
  },
];

/** Of all statements that were run: those on a table of tenants' rows that neither name the tenant nor have a reason not to. */
export function tenantBlindStatements(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  const ofTenants = new Set(tables);
  return [...statements].filter((sql) => {
    const used = [...sql.matchAll(/\b(?:from|into|update|join) "(\w+)"/g)].map(([, table]) => table!);
    if (!used.some((table) => ofTenants.has(table))) return false;
    if (EXCEPTIONS.some(({ matches }) => matches.test(sql))) return false;
    return !namesTenant(sql);
  });
}

/** A new row says its tenant; all others are told apart by it, in the condition and not only among what is read. */
function namesTenant(sql: string): boolean {
  if (sql.startsWith('insert')) return /^insert into "\w+" \([^)]*"tenant_id"/.test(sql);
  return /\bwhere\b.*"tenant_id" (=|in) /s.test(sql);
}
