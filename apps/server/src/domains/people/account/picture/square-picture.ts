import { jpegPicture, type PictureFault } from './jpeg-picture.ts';

/** Width and height of a kept picture, in pixels: sharp at the largest size that the pages show, on dense screens too. */
const SIDE = 256;

/** The middle of a JPEG or PNG picture as a square JPEG of 256 pixels. See `jpegPicture`. */
export function squarePicture(original: Buffer): Promise<Buffer | PictureFault> {
  return jpegPicture(original, { width: SIDE, height: SIDE, fit: 'cover' });
}
