import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checkDigest } from '../digest.ts';
import { checkKey } from '../file-key.ts';
import type { FileEntry, FilesPort } from '../files-port.ts';
import { listFolder } from './list-folder.ts';
import { createLocalParts } from './local-parts.ts';
import { orAbsent } from './or-absent.ts';
import { moveIntoPlace, newUnfinished, writeSynced } from './write-synced.ts';

/** The files adapter for a local folder, or one that several nodes share. A key is the path of its file. */
export function createLocalFiles(folder: string): FilesPort {
  function pathOf(tenantId: string, key: string): string {
    checkKey(tenantId, key);
    return join(folder, tenantId, key);
  }

  return {
    async put(tenantId, key, content, expected) {
      const path = pathOf(tenantId, key);
      const unfinished = await newUnfinished(join(folder, tenantId));
      try {
        const source = content instanceof Readable ? content : Readable.from([content]);
        const digest = checkDigest(await writeSynced(unfinished, source), expected);
        await moveIntoPlace(unfinished, path);
        return digest;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async get(tenantId, key, range) {
      // Size and content of one file, also where another takes its place meanwhile.
      const file = await orAbsent(open(pathOf(tenantId, key)));
      const stats = await file?.stat();
      const [size, from] = [stats?.size ?? 0, range?.from ?? 0];
      const end = Math.min(range?.to ?? size, size - 1);
      if (file && stats?.isFile() && from <= end)
        return { size, body: file.createReadStream({ start: from, end }) };
      await file?.close();
      return stats?.isFile() ? { size, body: Readable.from([]) } : undefined;
    },
    stat: (tenantId, key) => entryOf(pathOf(tenantId, key), key),
    list(tenantId) {
      checkKey(tenantId, tenantId);
      return listFolder(join(folder, tenantId));
    },
    async remove(tenantId, key) {
      await rm(pathOf(tenantId, key), { force: true });
    },
    parts: createLocalParts(folder),
  };
}

async function entryOf(path: string, key: string): Promise<FileEntry | undefined> {
  const stats = await orAbsent(stat(path));
  return stats?.isFile() ? { key, size: stats.size, modifiedAt: stats.mtime } : undefined;
}
