import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { getCover } from '@lectern/contracts/shelf/booklists/get-cover';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** All covers are there, and nothing else. */
export const COVER_FOLDER = 'covers';

/** The name of a new cover: nobody can guess it. */
export function newCoverName(): string {
  return randomBytes(20).toString('hex');
}

/** Where the files port keeps a cover. */
export function coverKey(name: string): string {
  return `${COVER_FOLDER}/${name}.jpg`;
}

/** The name of a cover by its key. */
export function coverName(key: string): string {
  return basename(key, '.jpg');
}

/** The address of a cover on this server; empty for an empty name. */
export function coverUrl({ config }: Pick<Deps, 'config'>, tenant: Tenant, name: string): string {
  if (name === '') return '';
  const query = new URLSearchParams({ mappingPath: tenant.mappingPath, pic: name });
  return `${config.apiPrefix}${getCover.path}?${query.toString()}`;
}
