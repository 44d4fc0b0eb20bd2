import { randomBytes } from 'node:crypto';
import type { FileType } from '@lectern/contracts/resources/databases/file-types';
import type { EresourceFileTable } from './tables.ts';

/** The folder of the files of databases. */
export const FILE_FOLDER = 'eresources';

/** A new name that nobody guesses. */
export function newFileName(): string {
  return randomBytes(20).toString('hex');
}

/** The key of a file by its name. */
export function fileKey(name: string): string {
  return `${FILE_FOLDER}/${name}`;
}

/** The name of the file with a key. */
export function fileNameOf(key: string): string {
  return key.slice(FILE_FOLDER.length + 1);
}

const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** The name under which readers save a file: with the ending of its type. */
export function downloadName({ name, media_type }: Pick<EresourceFileTable, 'name' | 'media_type'>): string {
  const ending = ENDINGS[media_type];
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
