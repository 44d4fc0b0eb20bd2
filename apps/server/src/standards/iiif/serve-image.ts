import { isRefusal } from '@lectern/contracts/kernel/refusal';
import {
  drawOpenPicture,
  findOpenPicture,
} from '../../domains/resources/repository/pictures/open-pictures.ts';
import type { Deps } from '../../platform/deps.ts';
import { readImageAddress } from '../../platform/iiif/image-request.ts';
import { IMAGE_INFO_TYPE, writeImageInfo } from '../../platform/iiif/write-iiif.ts';
import type { SiteRequest } from '../site.ts';
import { imageService } from './addresses.ts';
import { openToAll } from './open-to-all.ts';

/** Leads from the address of an image to what a program has to know of it (IIIF Image API 3.0, section 2). */
export async function serveImageBase({ site, params, reply }: SiteRequest) {
  return openToAll(reply).redirect(`${imageService(site.root, params.id ?? '')}/info.json`, 303);
}

/** What a program has to know of an image. */
export function serveImageInfo(deps: Deps) {
  return async ({ site, params, reply }: SiteRequest) => {
    const id = params.id ?? '';
    const picture = await findOpenPicture(deps, site.tenant, id);
    if (isRefusal(picture)) return picture;
    const info = writeImageInfo(imageService(site.root, id), picture.size);
    return openToAll(reply).type(IMAGE_INFO_TYPE).send(JSON.stringify(info));
  };
}

/** An image, or a part of one, in the size that is asked for. */
export function serveImage(deps: Deps) {
  return async ({ site, params, reply }: SiteRequest) => {
    const { id = '', region = '', size = '', rotation = '', file = '' } = params;
    const picture = await findOpenPicture(deps, site.tenant, id);
    if (isRefusal(picture)) return picture;
    const asked = readImageAddress({ region, size, rotation, file }, picture.size);
    if (typeof asked === 'string') {
      const status = asked === 'syntax' ? 400 : 501;
      return openToAll(reply).status(status).type('text/plain; charset=utf-8').send(`${asked}\n`);
    }
    const drawn = await drawOpenPicture(deps, picture, asked);
    if (isRefusal(drawn)) return drawn;
    return openToAll(reply).type(drawn.mediaType).send(Buffer.from(drawn.bytes));
  };
}
