/** A rectangle in CSS pixels from the top left corner of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The space that stays free around a box. */
const GAP = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * The top left corner for something of this size that covers none of the boxes: as low in the room as possible, at its right edge
 * before its middle before its left edge. If no place is free, it covers at least none of `bars`, which cannot be scrolled away; if that
 * is impossible too, it is the lower right corner.
 */
export function freePlace(size: Size, room: Box, boxes: readonly Box[], bars: readonly Box[]): Place {
  const corner = { left: room.right - size.width, top: room.bottom - size.height };
  return placeBeside(size, room, [...boxes, ...bars]) ?? placeBeside(size, room, bars) ?? corner;
}

function placeBeside({ width, height }: Size, room: Box, boxes: readonly Box[]): Place | undefined {
  const lefts = [room.right - width, (room.left + room.right - width) / 2, room.left];
  const tops = [room.bottom, ...boxes.map(({ top }) => top - GAP)]
    .map((bottom) => bottom - height)
    .filter((top) => top >= room.top && top + height <= room.bottom)
    .sort((a, b) => b - a);
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  return places.find(({ left, top }) => {
    const [right, bottom] = [left + width, top + height];
    return boxes.every(
      (box) => box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top,
    );
  });
}
