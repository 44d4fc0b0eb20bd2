import { type Equality, type SqlScope, sqlScopes } from './sql-scopes.ts';

/** Statements that need not name the tenant, each with its reason. */
const EXCEPTIONS: readonly { readonly reason: string; readonly matches: RegExp }[] = [
  {
    reason: 'a session is found by its secret token, and says which tenant it belongs to',
    matches: /^select .* from "session" where "token_hash" (= |in \()/,
  },
  {
    reason: 'jobs of all tenants are claimed, kept and ended by whichever node is free',
    matches: /^(select|update) .*"job"/,
  },
  {
    reason: 'the tenants that have jobs which are due are found by their lane',
    matches:
      /^\s*with recursive shares\(share\) as \(\s*select \* from \(\s*select min\(share\) from job where lane = /,
  },
  {
    reason:
      'one process reads the changes of all tenants in their order, and deletes those it acted on by number',
    matches: /^(select|delete) .*from "outbox_event"( where ("seq" in|"consumer" = )|$)/,
  },
  {
    reason: 'the tenants that have events for a consumer are found by it',
    matches:
      /^\s*with recursive waiting \(id\) as \(\s*select min\(tenant_id\) from outbox_event where consumer = /,
  },
  {
    reason: 'SQLite plans by the sizes of whole tables',
    matches:
      /^\s*select count\(\*\) as least, \(select max\(rowid\) from "\w+"\) as about\s+from \(select 1 from "\w+" limit \?\)$/,
  },
  {
    reason: 'what has expired goes, whoever had it',
    matches: /^\s*delete from "\w+"\s+where "(rowid|ctid)" in \(select/,
  },
];

/**
 * Which of all statements that were run are blind: those with a table of tenants' rows that is not bound to the tenant and has no reason
 * not to be. A table is bound by a condition on its own `tenant_id`; by a join on `tenant_id` with a bound table; or by a join with a bound
 * table in which one side is the `id` of its row. The last is safe because an id is a UUID, which no two rows share, and a row holds ids of
 * its own tenant's rows only: whatever writes one has found it by tenant (references.property.test.ts).
 */
export function tenantBlindStatements(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  const ofTenants = new Set(tables);
  return [...statements].filter(
    (sql) =>
      !EXCEPTIONS.some(({ matches }) => matches.test(sql)) &&
      sqlScopes(sql).some((scope) => !isBound(scope, ofTenants, new Set())),
  );
}

/** True where all tables of tenants' rows are bound, here and in the queries inside; `outside` are those bound around it. */
function isBound(scope: SqlScope, ofTenants: ReadonlySet<string>, outside: ReadonlySet<string>): boolean {
  const bound = new Set(outside);
  for (const [name, table] of scope.tables) {
    if (ofTenants.has(table)) bound.delete(name);
    else bound.add(name);
  }
  if (scope.inserted?.columns.includes('tenant_id')) bound.add(scope.inserted.table);
  const [onlyTable] = scope.tables.size === 1 ? scope.tables.keys() : [];
  for (let before = -1; before < bound.size; ) {
    before = bound.size;
    for (const equality of scope.equalities) bind(equality, bound, onlyTable);
  }
  return (
    [...scope.tables.keys()].every((name) => bound.has(name)) &&
    scope.inner.every((inner) => isBound(inner, ofTenants, bound))
  );
}

function bind({ left, right, only }: Equality, bound: Set<string>, onlyTable: string | undefined): void {
  const leftTable = left.table ?? onlyTable;
  const may = (table: string | undefined) => table !== undefined && (only === undefined || only === table);
  if (right === 'parameter') {
    if (left.column === 'tenant_id' && may(leftTable)) bound.add(leftTable!);
    return;
  }
  const rightTable = right.table ?? onlyTable;
  const byTenant = left.column === 'tenant_id' && right.column === 'tenant_id';
  const byId = [left, right].some(({ column }) => column === 'id');
  if (!byTenant && !byId) return;
  if (bound.has(leftTable!) && may(rightTable)) bound.add(rightTable!);
  if (bound.has(rightTable!) && may(leftTable)) bound.add(leftTable!);
}
