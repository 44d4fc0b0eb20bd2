import type { FileOwner } from '../../../../platform/file-owner.ts';
import { PICTURE_FOLDER, pictureKey, pictureName } from './picture-name.ts';

/** The pictures of accounts. */
export const namedPictures: FileOwner = {
  folder: PICTURE_FOLDER,
  mediaType: 'image/jpeg',
  async named(db, tenantId, keys) {
    const rows = await db
      .selectFrom('account')
      .select('picture_file')
      .where('tenant_id', '=', tenantId)
      .where('picture_file', 'in', keys.map(pictureName))
      .execute();
    return rows.map(({ picture_file }) => pictureKey(picture_file));
  },
};
