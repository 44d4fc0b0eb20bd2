import type { eresourceFile } from '@lectern/contracts/resources/databases/eresource';
import type * as z from 'zod';
import type { EresourceFileTable } from './tables.ts';

/** A file as readers and staff see it. */
export function presentFile({
  id,
  name,
  media_type,
  size,
}: EresourceFileTable): z.infer<typeof eresourceFile> {
  return { fileId: id, name, mediaType: media_type, size };
}
