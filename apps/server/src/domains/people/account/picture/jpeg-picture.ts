import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PICTURE_TOO_DETAILED, PICTURE_UNREADABLE } from '@lectern/contracts/people/account/errors';
import type { ResizeOptions, default as Sharp } from 'sharp';
import { mediaTypeOf } from '../../../../platform/media-type.ts';
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
  const type = mediaTypeOf(original);
  if (type !== 'image/jpeg' && type !== 'image/png') return refuse(PICTURE_UNREADABLE);
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
