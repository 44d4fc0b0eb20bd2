import type { UnitTable } from './tables.ts';

/** A unit at its place. */
export interface PlacedUnit {
  readonly row: UnitTable;
  /** 0 at the top. */
  readonly level: number;
  /** The units above it, the top one first. */
  readonly above: readonly UnitTable[];
  readonly children: readonly PlacedUnit[];
}

/** The units in the order of their tree. A unit whose parent is not among them is at the top. */
export function treeOf(rows: readonly UnitTable[]): PlacedUnit[] {
  const ids = new Set(rows.map(({ id }) => id));
  const byParent = new Map<string, UnitTable[]>();
  for (const row of rows) {
    const parentId = ids.has(row.parent_id) ? row.parent_id : '';
    byParent.set(parentId, [...(byParent.get(parentId) ?? []), row]);
  }
  const below = (parentId: string, above: readonly UnitTable[]): PlacedUnit[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((one, other) => one.position - other.position || (one.code < other.code ? -1 : 1))
      .map((row) => ({ row, level: above.length, above, children: below(row.id, [...above, row]) }));
  return below('', []);
}

/** All units of a tree, each before those below it. */
export function walk(tree: readonly PlacedUnit[]): PlacedUnit[] {
  return tree.flatMap((unit) => [unit, ...walk(unit.children)]);
}

/** The units that readers see: open ones of which all units above are open. */
export function openTree(rows: readonly UnitTable[]): PlacedUnit[] {
  const closed = new Set(
    walk(treeOf(rows))
      .filter(({ row, above }) => [...above, row].some(({ is_open }) => is_open === 0))
      .map(({ row }) => row.id),
  );
  return treeOf(rows.filter(({ id }) => !closed.has(id)));
}

/** How many levels a unit and those below it need. */
export function heightOf(unit: PlacedUnit): number {
  return 1 + Math.max(0, ...unit.children.map(heightOf));
}
