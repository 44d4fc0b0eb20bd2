import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../../../platform/db/ids.ts';
import { checkPartNumber, checkParts } from '../check-parts.ts';
import { checkDigest } from '../digest.ts';
import { checkKey, checkUpload } from '../file-key.ts';
import { UploadUnknownError } from '../files-errors.ts';
import type { FilePart, FileParts } from '../files-port.ts';
import { orAbsent } from './or-absent.ts';
import { moveIntoPlace, newUnfinished, UNFINISHED, writeSynced } from './write-synced.ts';

const PART = /^\d{5}$/;

/** An upload is a folder with a file for each part. */
export function createLocalParts(folder: string): FileParts {
  /** The key is in the name of the folder, so an upload is found under its own key only. */
  function folderOf(tenantId: string, key: string, upload: string): string {
    checkKey(tenantId, key);
    checkUpload(upload);
    const ofKey = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return join(folder, tenantId, UNFINISHED, `${upload}.${ofKey}`);
  }

  async function list(tenantId: string, key: string, upload: string): Promise<FilePart[] | undefined> {
    const place = folderOf(tenantId, key, upload);
    const names = await orAbsent(readdir(place));
    if (!names) return undefined;
    const parts = names.filter((name) => PART.test(name)).sort();
    return Promise.all(
      parts.map(async (name) => ({ number: Number(name), size: (await stat(join(place, name))).size })),
    );
  }

  return {
    list,
    async begin(tenantId, key) {
      const upload = newId();
      await mkdir(folderOf(tenantId, key, upload), { recursive: true });
      return upload;
    },
    async put(tenantId, key, upload, number, content) {
      checkPartNumber(number);
      const place = folderOf(tenantId, key, upload);
      if (!(await orAbsent(stat(place)))) throw new UploadUnknownError('there is no such upload');
      const unfinished = await newUnfinished(join(folder, tenantId));
      try {
        await writeSynced(unfinished, Readable.from([content]));
        await moveIntoPlace(unfinished, join(place, nameOf(number)));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async finish(tenantId, key, upload, expected) {
      const parts = await list(tenantId, key, upload);
      if (!parts) throw new UploadUnknownError('there is no such upload');
      checkParts(parts);
      const place = folderOf(tenantId, key, upload);
      const whole = await newUnfinished(join(folder, tenantId));
      try {
        const digest = await writeSynced(whole, Readable.from(contentsOf(place, parts)));
        try {
          checkDigest(digest, expected);
          await moveIntoPlace(whole, join(folder, tenantId, key));
          return digest;
        } finally {
          await rm(place, { recursive: true, force: true });
        }
      } finally {
        await rm(whole, { force: true });
      }
    },
    async abandon(tenantId, key, upload) {
      await rm(folderOf(tenantId, key, upload), { recursive: true, force: true });
    },
    async removeUnfinished(tenantId, before) {
      checkKey(tenantId, tenantId);
      const place = join(folder, tenantId, UNFINISHED);
      let removed = 0;
      for (const name of (await orAbsent(readdir(place))) ?? []) {
        // A folder changes with each part that is put into it.
        const changed = (await orAbsent(stat(join(place, name))))?.mtime;
        if (!changed || changed >= before) continue;
        await rm(join(place, name), { recursive: true, force: true });
        removed++;
      }
      return removed;
    },
  };
}

function nameOf(number: number): string {
  return String(number).padStart(5, '0');
}

async function* contentsOf(place: string, parts: readonly FilePart[]): AsyncGenerator<Buffer> {
  for (const { number } of parts) yield* createReadStream(join(place, nameOf(number)));
}
