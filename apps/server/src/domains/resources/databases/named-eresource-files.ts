import type { FileOwner } from '../../../platform/file-owner.ts';
import { FILE_FOLDER, fileKey, fileNameOf } from './file-name.ts';
import { namedFiles } from './store/file-store.ts';

/** The files that rows of databases name. */
export const namedEresourceFiles: FileOwner = {
  folder: FILE_FOLDER,
  mediaType: 'application/pdf',
  named: async (db, tenantId, keys) => (await namedFiles(db, tenantId, keys.map(fileNameOf))).map(fileKey),
};
