import sharp, { type Sharp } from 'sharp';
import { PageFaultError } from '../page-fault-error.ts';

const MOST_SOURCE_PIXELS = 120_000_000;

/** Opens a picture that somebody sent: with a limit, and as far as it can be read. */
export function openPicture(path: string): Sharp {
  return sharp(path, { limitInputPixels: MOST_SOURCE_PIXELS, failOn: 'none' });
}

/** @throws PageFaultError (tooLarge, broken) */
export function faultOfPicture(error: Error): never {
  throw new PageFaultError(/pixel limit/i.test(error.message) ? 'tooLarge' : 'broken');
}
