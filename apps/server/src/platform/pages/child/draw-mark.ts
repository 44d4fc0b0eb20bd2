import { createCanvas } from '@napi-rs/canvas';
import type { DrawnPicture, PageTask } from '../page-tasks.ts';
import { registerFonts } from './fonts.ts';
import { writeMark } from './write-mark.ts';

/** The mark alone on a transparent ground. */
export async function drawMark({
  width,
  height,
  mark,
}: Pick<Extract<PageTask, { what: 'mark' }>, 'width' | 'height' | 'mark'>): Promise<DrawnPicture> {
  registerFonts();
  const canvas = createCanvas(width, height);
  writeMark(canvas.getContext('2d'), canvas, mark);
  return { bytes: await canvas.encode('png'), mediaType: 'image/png' };
}
