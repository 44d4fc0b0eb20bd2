import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a message as a file into a folder that only its owner may enter: `20260302T020000Z-<id>.<extension>`. */
export type PutIntoOutbox = (
  message: { readonly id: string; readonly at: Date; readonly extension: 'eml' | 'txt' },
  content: string | Buffer,
) => Promise<void>;

export function createOutboxFolder(folder: string): PutIntoOutbox {
  return async ({ id, at, extension }, content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
    const unfinished = join(folder, `.${id}.part`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(folder, `${time}-${id}.${extension}`));
  };
}
