import { createCanvas, Image } from '@napi-rs/canvas';
import { type DrawnPicture, MOST_PIXELS, type PageTask } from '../page-tasks.ts';
import { registerFonts } from './fonts.ts';
import { faultOfPicture, openPicture } from './open-picture.ts';
import { writeMark } from './write-mark.ts';

const QUALITY = 84;

/** Draws a picture as large as asked, at most as large as it is, with its mark in the pixels and without what its camera noted. */
export async function drawPicture({
  path,
  width,
  mark,
}: Extract<PageTask, { what: 'picture' }>): Promise<DrawnPicture> {
  registerFonts();
  const most = Math.floor(MOST_PIXELS / width);
  const small = await openPicture(path)
    .rotate()
    .resize({ width, height: most, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(faultOfPicture);
  const image = new Image();
  image.src = small;
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  writeMark(context, canvas, mark);
  return { bytes: await canvas.encode('webp', QUALITY), mediaType: 'image/webp' };
}
