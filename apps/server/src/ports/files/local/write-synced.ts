import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../../../platform/db/ids.ts';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../../../platform/db/private-file.ts';
import { createDigester } from '../digest.ts';
import type { ContentDigest } from '../files-port.ts';

/** Below the folder of a tenant; no key begins with a dot. */
export const UNFINISHED = '.unfinished';

/** The path of a new file that is not whole yet. It is on the same disk as the files, so that a rename is one step. */
export async function newUnfinished(tenantFolder: string): Promise<string> {
  const folder = join(tenantFolder, UNFINISHED);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  return join(folder, newId());
}

/** Writes a new file and waits until it is on the disk. */
export async function writeSynced(path: string, content: Readable): Promise<ContentDigest> {
  const digester = createDigester();
  const file = await open(path, 'wx', PRIVATE_FILE_MODE);
  try {
    for await (const chunk of content) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
      digester.update(bytes);
      await writeAll(file, bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return digester.digest();
}

/** One rename: readers see the file before or the new one. The folder is synced too, else a power cut may forget the name. */
export async function moveIntoPlace(unfinished: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await rename(unfinished, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeAll(file: Awaited<ReturnType<typeof open>>, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.byteLength; )
    written += (await file.write(bytes, written)).bytesWritten;
}
