import type { DigitalCollectionTable } from './tables.ts';

/** The collections of a library as a tree. */
export interface CollectionTree {
  find(id: string): DigitalCollectionTable | undefined;
  /** Those directly below one, in their order; of '' the tops. */
  children(id: string): readonly DigitalCollectionTable[];
  /** From the top to its parent. */
  path(id: string): readonly DigitalCollectionTable[];
  /** Its id, and the ids of all below it. */
  below(id: string): readonly string[];
  readonly ids: readonly string[];
}

/**
 * Makes a tree of rows. A row whose parent is not among them is left out, with all below it: so a tree of open rows is what is shown.
 */
export function collectionTree(rows: readonly DigitalCollectionTable[]): CollectionTree {
  const byParent = grouped(rows);
  const reached = new Map<string, DigitalCollectionTable>();
  const waiting = [...(byParent.get('') ?? [])];
  for (let row = waiting.shift(); row; row = waiting.shift()) {
    reached.set(row.id, row);
    waiting.push(...(byParent.get(row.id) ?? []));
  }
  const children = (id: string) => (id === '' || reached.has(id) ? (byParent.get(id) ?? []) : []);
  return {
    find: (id) => reached.get(id),
    children,
    path(id) {
      const path: DigitalCollectionTable[] = [];
      let row = reached.get(reached.get(id)?.parent_id ?? '');
      while (row) {
        path.unshift(row);
        row = reached.get(row.parent_id);
      }
      return path;
    },
    below(id) {
      const found = reached.has(id) ? [id] : [];
      for (const one of found) found.push(...children(one).map((child) => child.id));
      return found;
    },
    ids: [...reached.keys()],
  };
}

function grouped(rows: readonly DigitalCollectionTable[]): Map<string, DigitalCollectionTable[]> {
  const groups = new Map<string, DigitalCollectionTable[]>();
  for (const row of rows) groups.set(row.parent_id, [...(groups.get(row.parent_id) ?? []), row]);
  return groups;
}
