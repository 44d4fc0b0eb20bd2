import type { Sharp } from 'sharp';
import type { PixelSize } from '../../iiif/image-request.ts';
import type { DrawnPicture, PageTask } from '../page-tasks.ts';
import { faultOfPicture, openPicture } from './open-picture.ts';

const QUALITY = 88;

/** The size of a picture as it is seen. */
export async function measurePicture({ path }: Extract<PageTask, { what: 'measure' }>): Promise<PixelSize> {
  const { autoOrient } = await openPicture(path).metadata().catch(faultOfPicture);
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A part of a picture, as large as asked, without what its camera noted. The picture is turned first: regions are of what is seen. */
export async function drawRegion({
  path,
  region,
  size,
}: Extract<PageTask, { what: 'region' }>): Promise<DrawnPicture> {
  const part: Sharp = openPicture(path).rotate().extract(region);
  const bytes = await part
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(faultOfPicture);
  return { bytes, mediaType: 'image/jpeg' };
}
