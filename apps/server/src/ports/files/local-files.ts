import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../platform/db/ids.ts';
import type { FilesPort } from './files-port.ts';

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** The files adapter for a local folder. A file is written under another name, synced and then renamed. */
export function createLocalFiles(folder: string): FilesPort {
  function pathOf(tenantId: string, key: string): string {
    if (!KEY.test(key) || !KEY.test(tenantId)) throw new RangeError(`not a file key: ${key}`);
    return join(folder, tenantId, key);
  }

  return {
    async put(tenantId, key, content) {
      const path = pathOf(tenantId, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${newId()}.part`;
      try {
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(unfinished),
        );
        const handle = await open(unfinished, 'r+');
        await handle.sync();
        await handle.close();
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async get(tenantId, key) {
      const path = pathOf(tenantId, key);
      const stats = await stat(path).catch(() => undefined);
      return stats?.isFile() ? createReadStream(path) : undefined;
    },
    async remove(tenantId, key) {
      await rm(pathOf(tenantId, key), { force: true });
    },
  };
}
