import { randomBytes } from 'node:crypto';
import type { FileOwner } from '../../../../platform/file-owner.ts';
import { storedImportFiles } from '../store/import-store.ts';

const FOLDER = 'title-lists';

/** A new name for the file of an import. */
export function newListFileName(): string {
  return randomBytes(20).toString('hex');
}

export function listFileKey(name: string): string {
  return `${FOLDER}/${name}`;
}

/** The files of imports that wait or run. */
export const namedListFiles: FileOwner = {
  folder: FOLDER,
  mediaType: 'text/plain',
  async named(db, tenantId, keys) {
    const names = keys.map((key) => key.slice(FOLDER.length + 1));
    return (await storedImportFiles(db, tenantId, names)).map(listFileKey);
  },
};
