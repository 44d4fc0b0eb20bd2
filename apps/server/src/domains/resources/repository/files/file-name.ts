import { randomBytes } from 'node:crypto';
import type { ObjectFileType } from '@lectern/contracts/resources/repository/kinds';
import type { DigitalFileTable } from '../tables.ts';

/** The folder of the files of objects. */
export const FILE_FOLDER = 'objects';

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

const ENDINGS: Readonly<Record<ObjectFileType, string>> = {
  'application/epub+zip': '.epub',
  'application/pdf': '.pdf',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'text/plain': '.txt',
  'video/mp4': '.mp4',
};

/** The name under which readers save a file: with the ending of its type. */
export function downloadName({ name, media_type }: Pick<DigitalFileTable, 'name' | 'media_type'>): string {
  const ending = ENDINGS[media_type];
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
