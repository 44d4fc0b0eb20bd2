import type { Db } from '../../platform/db/database.ts';
import type { SmallLibrary } from './small-library.ts';

/** Tables with what a small library has, those first that others name. */
const TABLES = [
  'library',
  'location',
  'patron_group',
  'item_type',
  'loan_rule',
  'bib',
  'item',
  'patron',
  'loan',
  'request',
  'request_edition',
  'request_move',
  'request_code',
  'desk_act',
  'behaviour',
  'ledger_posting',
  'ledger_line',
  'ledger_allocation',
] as const;

type Row = Record<string, unknown>;

/** A library as it is now, as rows. */
export type Snapshot = ReadonlyMap<(typeof TABLES)[number], readonly Row[]>;

export async function snapshotOf(db: Db, tenantId: string): Promise<Snapshot> {
  const tables = new Map<(typeof TABLES)[number], readonly Row[]>();
  for (const table of TABLES) {
    tables.set(
      table,
      (await db.selectFrom(table).selectAll().where('tenant_id', '=', tenantId).execute()) as Row[],
    );
  }
  return tables;
}

/** Another library in the same state, to see what another order leads to. Its ids end with the mark. */
export async function copyLibrary(
  db: Db,
  library: SmallLibrary,
  snapshot: Snapshot,
  mark: string,
): Promise<{ readonly library: SmallLibrary; readonly idOf: (id: string) => string }> {
  const ids = new Set(
    [...snapshot.values()].flat().flatMap((row) => (typeof row.id === 'string' ? row.id : [])),
  );
  ids.add(library.tenant.id);
  const idOf = (id: string) => (ids.has(id) ? id + mark : id);
  const copyOf = (value: unknown) =>
    typeof value !== 'string' ? value : value.startsWith('{') ? value.replaceAll(UUID, idOf) : idOf(value);
  for (const [table, rows] of snapshot) {
    const copies = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, copyOf(value)])),
    );
    if (copies.length > 0)
      await db
        .insertInto(table)
        .values(copies as never)
        .execute();
  }
  return {
    idOf,
    library: {
      ...library,
      tenant: { ...library.tenant, id: idOf(library.tenant.id) },
      bibs: library.bibs.map(idOf),
      readers: library.readers.map(idOf),
    },
  };
}

/** Ids in JSON. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** What two libraries have in common if the same happened in both: no ids of new rows, no instants. */
export async function stateOf(db: Db, tenantId: string, mark: string): Promise<unknown> {
  const tables = await snapshotOf(db, tenantId);
  const rows = (table: (typeof TABLES)[number]) => tables.get(table) ?? [];
  const barcodes = new Map(rows('item').map((row) => [row.id, row.barcode]));
  const plain = (value: unknown) =>
    typeof value === 'string' && mark !== '' && value.endsWith(mark) ? value.slice(0, -mark.length) : value;
  const sorted = (lines: readonly unknown[][]) => lines.map((line) => JSON.stringify(line.map(plain))).sort();
  return {
    items: sorted(rows('item').map((row) => [row.barcode, row.status, row.recalled])),
    loans: sorted(
      rows('loan').map((row) => [
        row.patron_id,
        barcodes.get(row.item_id),
        row.due_date,
        row.returned_at === null,
        row.renewals,
      ]),
    ),
    requests: sorted(
      rows('request').map((row) => [
        row.patron_id,
        row.bib_id,
        row.kind,
        row.step,
        barcodes.get(row.item_id) ?? null,
        row.pickup_library,
        row.kept_until,
      ]),
    ),
    fines: sorted(rows('ledger_posting').map((row) => [row.patron_id, row.kind, row.amount])),
  };
}
