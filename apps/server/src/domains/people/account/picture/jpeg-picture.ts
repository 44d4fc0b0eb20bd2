import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '@lectern/contracts/people/account/errors';
import type { ResizeOptions, default as Sharp } from 'sharp';
import { createTurns } from '../../../../platform/outside/turns.ts';

const MEGAPIXELS = 40;
/** Reading a picture that was made to be slow ends then. */
const MOST_SECONDS = 10;

/** Each conversion may hold a whole picture in memory. */
const turns = createTurns(2, 20);

export type PictureFault = Refusal<'PICTURE_UNREADABLE' | 'PICTURE_TOO_DETAILED' | 'UNAVAILABLE'>;

/**
 * A JPEG or PNG picture as a JPEG of another size, turned upright, without metadata. The content decides what the file is:
 * no other decoder than these two is reached. The number of pixels is read from the head of the file before anything is decoded.
 */
export async function jpegPicture(original: Buffer, size: ResizeOptions): Promise<Buffer | PictureFault> {
  if (!isJpeg(original) && !isPng(original)) return refuse(PICTURE_UNREADABLE);
  const { default: sharp } = await import('sharp');
  let started = false;
  try {
    return await turns('picture', () => {
      started = true;
      return convert(sharp, original, size);
    });
  } catch {
    // Nothing is wrong with a picture if too many others are waiting before it.
    return refuse(started ? PICTURE_UNREADABLE : UNAVAILABLE);
  }
}

async function convert(
  sharp: typeof Sharp,
  original: Buffer,
  size: ResizeOptions,
): Promise<Buffer | PictureFault> {
  const { width, height } = await sharp(original, { limitInputPixels: false }).metadata();
  if (width * height > MEGAPIXELS * 1e6) return refuse(PICTURE_TOO_DETAILED, { megapixels: MEGAPIXELS });
  return sharp(original, { limitInputPixels: MEGAPIXELS * 1e6, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(size)
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: MOST_SECONDS })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function isJpeg(file: Buffer): boolean {
  return file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isPng(file: Buffer): boolean {
  return file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
}
