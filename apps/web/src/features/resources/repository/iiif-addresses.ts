import { mappingPathOf } from '../../../lib/mapping-path.ts';

/** The image service of an open picture (docs/digital.md). */
export function imageService(fileId: string): string {
  return siteAddress(`iiif/image/${encodeURIComponent(fileId)}`);
}

/** The manifest of an object with open pictures. */
export function manifestOf(objectId: string): string {
  return siteAddress(`iiif/object/${encodeURIComponent(objectId)}/manifest`);
}

function siteAddress(path: string): string {
  const { origin, pathname } = window.location;
  return `${origin}/${encodeURIComponent(mappingPathOf(pathname))}/${path}`;
}
