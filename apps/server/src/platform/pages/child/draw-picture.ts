import { createCanvas, Image } from '@napi-rs/canvas';
import sharp from 'sharp';
import { PageFaultError } from '../page-fault-error.ts';
import { type DrawnPicture, MOST_PIXELS, type PageTask } from '../page-tasks.ts';
import { registerFonts } from './fonts.ts';
import { writeMark } from './write-mark.ts';

const QUALITY = 84;
const MOST_SOURCE_PIXELS = 120_000_000;

/** Draws a picture as large as asked, at most as large as it is, with its mark in the pixels and without what its camera noted. */
export async function drawPicture({
  path,
  width,
  mark,
}: Extract<PageTask, { what: 'picture' }>): Promise<DrawnPicture> {
  registerFonts();
  const most = Math.floor(MOST_PIXELS / width);
  const small = await sharp(path, { limitInputPixels: MOST_SOURCE_PIXELS, failOn: 'none' })
    .rotate()
    .resize({ width, height: most, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch((error: Error) => {
      throw new PageFaultError(/pixel limit/i.test(error.message) ? 'tooLarge' : 'broken');
    });
  const image = new Image();
  image.src = small;
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  writeMark(context, canvas, mark);
  return { bytes: await canvas.encode('webp', QUALITY), mediaType: 'image/webp' };
}
