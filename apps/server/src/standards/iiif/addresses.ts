/** The address of an image service, which ends with the id of its file. */
export function imageService(root: string, fileId: string): string {
  return `${root}/iiif/image/${encodeURIComponent(fileId)}`;
}

/** The address of the manifest of an object. */
export function manifestAddress(root: string, objectId: string): string {
  return `${root}/iiif/object/${encodeURIComponent(objectId)}/manifest`;
}
