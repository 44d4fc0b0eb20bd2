import { type PixelSize, readImageAddress } from '../../iiif/image-request.ts';
import type { PageResults, PageTask } from '../page-tasks.ts';
import { faultOfPicture, openPicture } from './open-picture.ts';

const QUALITY = 88;

/** The size of a picture as it is seen. */
export async function measurePicture({
  path,
}: Pick<Extract<PageTask, { what: 'measure' }>, 'path'>): Promise<PixelSize> {
  const { autoOrient } = await openPicture(path).metadata().catch(faultOfPicture);
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * The part of a picture that an address of an image asks for, or what is wrong with it; without what the camera noted. The picture is turned
 * first: regions are of what is seen.
 */
export async function drawRegion({
  path,
  address,
}: Extract<PageTask, { what: 'region' }>): Promise<PageResults['region']> {
  const asked = readImageAddress(address, await measurePicture({ path }));
  if (typeof asked === 'string') return { refused: asked };
  const bytes = await openPicture(path)
    .rotate()
    .extract(asked.region)
    .resize({ ...asked.size, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(faultOfPicture);
  return { bytes, mediaType: 'image/jpeg' };
}
