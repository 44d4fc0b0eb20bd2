import { isRefusal } from '@lectern/contracts/kernel/refusal';
import {
  drawOpenPicture,
  findOpenPicture,
  measurePicture,
} from '../../domains/resources/repository/pictures/open-pictures.ts';
import type { Deps } from '../../platform/deps.ts';
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
    const size = await measurePicture(deps, picture);
    if (isRefusal(size)) return size;
    const info = writeImageInfo(imageService(site.root, id), size);
    return openToAll(reply).type(IMAGE_INFO_TYPE).send(JSON.stringify(info));
  };
}

/** An image, or a part of one, in the size that is asked for. */
export function serveImage(deps: Deps) {
  return async ({ site, params, reply }: SiteRequest) => {
    const { id = '', region = '', size = '', rotation = '', file = '' } = params;
    const picture = await findOpenPicture(deps, site.tenant, id);
    if (isRefusal(picture)) return picture;
    const drawn = await drawOpenPicture(deps, picture, { region, size, rotation, file });
    if (isRefusal(drawn)) return drawn;
    if ('refused' in drawn) {
      const status = drawn.refused === 'syntax' ? 400 : 501;
      return openToAll(reply).status(status).type('text/plain; charset=utf-8').send(`${drawn.refused}\n`);
    }
    return openToAll(reply).type(drawn.mediaType).send(Buffer.from(drawn.bytes));
  };
}
