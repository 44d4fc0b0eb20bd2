import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Mark } from '../page-tasks.ts';
import { MARK_FONT } from './fonts.ts';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** Letters are so large, as a part of the width of the page. */
const LETTER = 1 / 52;
const SMALLEST_LETTER = 7;
const ANGLE = -Math.PI / 7;
const LINE = 1.5;

/**
 * Writes the mark over a whole area, line below line, again and again, dark with a light edge: so it is seen on white paper and on dark
 * pictures, and no part of a page that is worth anything is without it.
 */
export function writeMark(context: SKRSContext2D, { width, height }: Area, { lines }: Mark): void {
  const shown = lines.filter((line) => line !== '');
  if (shown.length === 0) return;
  const size = Math.max(SMALLEST_LETTER, Math.round(Math.min(width, height * 1.5) * LETTER));
  context.save();
  context.font = `${size}px "${MARK_FONT}"`;
  context.textBaseline = 'top';
  const widest = Math.max(...shown.map((line) => context.measureText(line).width));
  const [stepX, stepY] = [widest + size * 5, shown.length * size * LINE + size * 7];
  const reach = Math.hypot(width, height);
  context.translate(width / 2, height / 2);
  context.rotate(ANGLE);
  context.lineWidth = Math.max(1, size / 9);
  context.strokeStyle = 'rgba(255, 255, 255, 0.28)';
  context.fillStyle = 'rgba(38, 44, 52, 0.2)';
  let row = 0;
  for (let y = -reach / 2; y < reach / 2; y += stepY) {
    // Each second row begins half a step later, so no upright or slanting strip is free.
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    for (let x = -reach / 2 - shift; x < reach / 2; x += stepX) {
      shown.forEach((line, at) => {
        context.strokeText(line, x, y + at * size * LINE);
        context.fillText(line, x, y + at * size * LINE);
      });
    }
    row += 1;
  }
  context.restore();
}
