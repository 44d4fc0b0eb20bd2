import type { FileOwner } from '../../../platform/file-owner.ts';
import { COVER_FOLDER, coverKey, coverName } from './cover-name.ts';

/** The covers that the rows of a table name in `cover_file`. */
export function namedCovers(table: 'book_list' | 'topic' | 'digital_collection' | 'researcher'): FileOwner {
  return {
    folder: COVER_FOLDER,
    mediaType: 'image/jpeg',
    async named(db, tenantId, keys) {
      const rows = await db
        .selectFrom(table)
        .select('cover_file')
        .where('tenant_id', '=', tenantId)
        .where('cover_file', 'in', keys.map(coverName))
        .execute();
      return rows.map(({ cover_file }) => coverKey(cover_file));
    },
  };
}
