import type { FileOwner } from '../../../../platform/file-owner.ts';
import { namedFiles } from '../store/file-store.ts';
import { FILE_FOLDER, fileKey, fileNameOf } from './file-name.ts';

/** The files that rows of objects name. */
export const namedObjectFiles: FileOwner = {
  folder: FILE_FOLDER,
  mediaType: 'application/pdf',
  named: async (db, tenantId, keys) => (await namedFiles(db, tenantId, keys.map(fileNameOf))).map(fileKey),
};
