import { closeSync, existsSync, openSync } from 'node:fs';

/** The mode of a folder that only its owner may enter. */
export const PRIVATE_FOLDER_MODE = 0o700;
export const PRIVATE_FILE_MODE = 0o600;

/**
 * Creates an empty file that only its owner may read, unless there is a file. SQLite takes an empty file for a new database, and gives
 * the files beside it the same mode; by itself it would let all users of the machine read them.
 */
export function createPrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE_FILE_MODE));
}
