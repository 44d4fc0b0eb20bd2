import { type PointerEvent, useState } from 'react';

/** A row that is dragged within its list by a mouse or a finger. Rows have the attribute `data-row` with their key. */
export interface DraggedRow {
  /** The key of the row that is dragged now. */
  readonly dragged: number | undefined;
  readonly handle: (key: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** `onMove` is told each new order while a row is dragged, `onDrop` the last one. */
export function useDraggedRow(
  keys: readonly number[],
  onMove: (keys: readonly number[]) => void,
  onDrop: (keys: readonly number[]) => void,
): DraggedRow {
  const [dragged, setDragged] = useState<number>();
  const drop = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    onDrop(keys);
  };
  return {
    dragged,
    handle: (key) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(key);
      },
      onPointerMove({ clientX, clientY }) {
        if (dragged !== key) return;
        const row = document.elementFromPoint(clientX, clientY)?.closest('[data-row]');
        const over = Number(row?.getAttribute('data-row') ?? Number.NaN);
        if (over === key || !keys.includes(over)) return;
        const others = keys.filter((one) => one !== key);
        const isBelow = keys.indexOf(over) > keys.indexOf(key);
        others.splice(others.indexOf(over) + (isBelow ? 1 : 0), 0, key);
        onMove(others);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  };
}
