import type { ContentsEntry } from '@lectern/contracts/collection/detail/get-catalog';

/** An entry of a table of contents with those below it. */
export interface ContentsNode extends ContentsEntry {
  readonly below: readonly ContentsNode[];
}

/** The tree of entries in the order of the book: each is below the nearest one before it with a lower level. */
export function contentsTree(entries: readonly ContentsEntry[]): ContentsNode[] {
  const roots: ContentsNode[] = [];
  const open: { readonly level: number; readonly below: ContentsNode[] }[] = [{ level: 0, below: roots }];
  for (const entry of entries) {
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    const below: ContentsNode[] = [];
    open.at(-1)?.below.push({ ...entry, below });
    open.push({ level: entry.level, below });
  }
  return roots;
}
