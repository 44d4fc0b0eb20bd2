import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { getPicture } from '@lectern/contracts/people/account/get-picture';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

const NAME = /^[0-9a-f]{40}$/;

/** All pictures are there, and nothing else. */
export const PICTURE_FOLDER = 'pictures';

/** The name of a new picture: nobody can guess it. */
export function newPictureName(): string {
  return randomBytes(20).toString('hex');
}

/** Where the files port keeps a picture. */
export function pictureKey(name: string): string {
  return `${PICTURE_FOLDER}/${name}.jpg`;
}

/** The name of a picture by its key. */
export function pictureName(key: string): string {
  return basename(key, '.jpg');
}

/** The address of a reader's picture on this server; empty if there is none. */
export function pictureAddress({ config }: Pick<Deps, 'config'>, tenant: Tenant, name: string): string {
  if (!NAME.test(name)) return '';
  const query = new URLSearchParams({ mappingPath: tenant.mappingPath, pic: name });
  return `${config.apiPrefix}${getPicture.path}?${query.toString()}`;
}
