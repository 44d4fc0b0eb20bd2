import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND, OBJECT_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import type { ImageAddress, PixelSize } from '../../../../platform/iiif/image-request.ts';
import type { PageResults } from '../../../../platform/pages/page-tasks.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { type DrawingDeps, type DrawingRefusal, workOnFile } from '../files/spooled.ts';
import { findSeenFile, findSeenObject } from '../find-seen.ts';
import { rightsOf } from '../rights/asking.ts';
import { beginSeeing, type RepositoryDeps, type Seeing } from '../seeing.ts';
import { filesOf, findFile } from '../store/file-store.ts';
import type { DigitalFileTable, DigitalObjectTable } from '../tables.ts';
import { isOpenPicture } from './is-open-picture.ts';

type PictureDeps = RepositoryDeps & DrawingDeps;

/** A picture that everybody may see and keep, with its size in pixels as it is seen. */
export interface OpenPicture {
  readonly file: DigitalFileTable;
  readonly size: PixelSize;
}

/** An object that everybody sees, with its open pictures in order. @returns a refusal where it has none */
export async function openPicturesOf(
  deps: PictureDeps,
  tenant: Tenant,
  objectId: string,
): Promise<
  | { readonly object: DigitalObjectTable; readonly pictures: readonly OpenPicture[] }
  | Refusal<'OBJECT_NOT_FOUND'>
> {
  const seeing = await seeingOfAnybody(deps, tenant);
  const object = await findSeenObject(deps.db, seeing, objectId);
  if (isRefusal(object)) return object;
  const { asking } = seeing;
  const files = (await filesOf(deps.db, tenant.id, [objectId])).filter((file) =>
    isOpenPicture(file, rightsOf(asking, object, file), asking.asker),
  );
  const measured = await Promise.all(
    files.map(async (file) => ({ file, size: await measurePicture(deps, file) })),
  );
  const pictures = measured.flatMap(({ file, size }) => (isRefusal(size) ? [] : [{ file, size }]));
  return pictures.length === 0 ? refuse(OBJECT_NOT_FOUND) : { object, pictures };
}

/** One open picture by the id of its file. */
export async function findOpenPicture(
  deps: RepositoryDeps,
  tenant: Tenant,
  fileId: string,
): Promise<DigitalFileTable | Refusal<'OBJECT_FILE_NOT_FOUND'>> {
  const seeing = await seeingOfAnybody(deps, tenant);
  const row = await findFile(deps.db, tenant.id, fileId);
  const seen = row && (await findSeenFile(deps.db, seeing, row.object_id, fileId));
  if (!seen || isRefusal(seen)) return refuse(OBJECT_FILE_NOT_FOUND);
  const { file, rights } = seen;
  return isOpenPicture(file, rights, seeing.asking.asker) ? file : refuse(OBJECT_FILE_NOT_FOUND);
}

/** The part of an open picture that an address asks for, or what is wrong with the address. */
export function drawOpenPicture(
  deps: DrawingDeps,
  file: DigitalFileTable,
  address: ImageAddress,
): Promise<PageResults['region'] | DrawingRefusal> {
  return workOnFile(deps, file, (path) => ({ what: 'region', path, address }) as const);
}

/** The size of a picture in pixels, as it is seen. */
export function measurePicture(
  deps: DrawingDeps,
  file: DigitalFileTable,
): Promise<PixelSize | DrawingRefusal> {
  return workOnFile(deps, file, (path) => ({ what: 'measure', path }) as const);
}

function seeingOfAnybody(deps: RepositoryDeps, tenant: Tenant): Promise<Seeing> {
  return beginSeeing(deps, { tenant, language: tenant.settings.public.defaultLanguage, address: '' });
}
