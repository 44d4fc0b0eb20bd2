import type { RequestWish } from '../../../ports/ils/ils-placing.ts';

/** What the reader wishes, as calls take it. */
export function readWish(input: {
  readonly recordId: string;
  readonly itemId?: string | undefined;
  readonly volume?: string | undefined;
  readonly locationId?: string | undefined;
}): RequestWish {
  const { recordId, itemId, volume, locationId } = input;
  return {
    bibId: recordId,
    ...(itemId !== undefined && { itemId }),
    ...(volume && { volume }),
    ...(locationId !== undefined && { locationCode: locationId }),
  };
}
