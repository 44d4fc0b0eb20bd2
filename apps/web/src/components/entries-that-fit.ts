/** The widths of a row of entries, in CSS pixels. */
export interface EntryRow {
  readonly widths: readonly number[];
  /** The width of the button that opens the list of the others. */
  readonly more: number;
  readonly gap: number;
  /** The width of the row. */
  readonly room: number;
  /** The index of the entry that is shown before all others; -1 if there is none. */
  readonly current: number;
}

/**
 * The indexes of the entries that fit in the row, in ascending order. If not all fit, there is room for the button too. Earlier entries
 * come first; the current entry takes the place of later ones. A row that is too narrow for any entry has the button only.
 */
export function entriesThatFit({ widths, more, gap, room, current }: EntryRow): number[] {
  const all = [...widths.keys()];
  const widthOf = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + widths[index]!, gap * Math.max(0, indexes.length - 1));
  if (widthOf(all) <= room) return all;
  const left = room - more - gap;
  const first = current in widths && widths[current]! <= left ? [current] : [];
  const shown = all
    .filter((index) => !first.includes(index))
    .reduce<{ readonly indexes: readonly number[]; readonly full: boolean }>(
      ({ indexes, full }, index) => {
        const next = [...indexes, index];
        return full || widthOf(next) > left ? { indexes, full: true } : { indexes: next, full };
      },
      { indexes: first, full: false },
    );
  return [...shown.indexes].sort((a, b) => a - b);
}
