const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;
/** File systems have names of up to 255 bytes; an unfinished file has 37 more. S3 keys have up to 1,024. */
const MOST_SEGMENT = 200;
const MOST_KEY = 800;
const UPLOAD = /^[A-Za-z0-9._~-]{1,1000}$/;

/**
 * Throws RangeError unless the tenant is one name, and the key is a path of such names: lower-case letters, digits, dots, hyphens and
 * underscores, with a letter or digit first. So no key leads out of the folder of its tenant, and no name begins with a dot.
 */
export function checkKey(tenantId: string, key: string): void {
  if (!isName(tenantId)) throw new RangeError('not a tenant of files');
  if (key.length > MOST_KEY || !key.split('/').every(isName)) throw new RangeError('not a file key');
}

/** Throws RangeError for what no adapter gave as the name of an upload. */
export function checkUpload(upload: string): void {
  if (!UPLOAD.test(upload) || upload.startsWith('.')) throw new RangeError('not an upload');
}

function isName(segment: string): boolean {
  return segment.length <= MOST_SEGMENT && SEGMENT.test(segment);
}
