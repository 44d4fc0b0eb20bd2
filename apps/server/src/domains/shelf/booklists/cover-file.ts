import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import { keepFile, removeFile } from '../../collection/stored-files/keep-file.ts';
import { jpegPicture, type PictureFault } from '../../people/account/picture/jpeg-picture.ts';
import { coverKey, newCoverName } from './cover-name.ts';

/** Width and height that a cover may have, in pixels: sharp at the largest size that the pages show, on dense screens too. */
const MOST_PIXELS = 1200;

/** Keeps a picture as a JPEG file that no list names yet; answers its name. */
export async function keepCover(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  tenantId: string,
  original: Buffer,
): Promise<string | PictureFault> {
  const size = { width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true } as const;
  const picture = await jpegPicture(original, size);
  if (isRefusal(picture)) return picture;
  const name = newCoverName();
  await keepFile(deps, tenantId, { key: coverKey(name), mediaType: 'image/jpeg', content: picture });
  return name;
}

/**
 * Gives something a cover by `exchange`, which answers the name of the one before. The file that is not named afterwards is removed: the
 * one before, or the new one where the exchange is refused.
 */
export async function exchangeCover<Code extends string>(
  deps: Pick<Deps, 'db' | 'files'>,
  tenantId: string,
  name: string,
  exchange: () => Promise<string | Refusal<Code>>,
): Promise<string | Refusal<Code>> {
  const before = await exchange();
  const unnamed = isRefusal(before) ? name : before;
  if (unnamed !== '') await removeFile(deps, tenantId, coverKey(unnamed));
  return before;
}
