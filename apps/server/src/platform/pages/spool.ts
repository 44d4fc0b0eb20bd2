import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/ids.ts';
import { PRIVATE_FOLDER_MODE } from '../db/private-file.ts';

/** Files that processes which draw read, copied from where files are kept. Each is named by its content, so it never changes. */
export interface Spool {
  /** The path of a file, copied from `open` unless it is there; undefined if `open` has none. */
  pathOf(name: string, open: () => Promise<Readable | undefined>): Promise<string | undefined>;
  /** A path for a file that is read once. */
  newPath(): Promise<string>;
}

declare module '../deps.ts' {
  interface Deps {
    readonly spool: Spool;
  }
}

const MOST_BYTES = 2_000_000_000;

/** @param folder made where it is not there; several processes may share it */
export function createSpool(folder: string, mostBytes = MOST_BYTES): Spool {
  const coming = new Map<string, Promise<string | undefined>>();

  async function copy(name: string, open: () => Promise<Readable | undefined>): Promise<string | undefined> {
    const path = join(folder, name);
    const now = new Date();
    // The time of use, for `makeRoom`.
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
    const content = await open();
    if (!content) return undefined;
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
    const unfinished = join(folder, `${newId()}.part`);
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await makeRoom(folder, mostBytes, name);
    return path;
  }

  return {
    pathOf(name, open) {
      const known = coming.get(name) ?? copy(name, open).finally(() => coming.delete(name));
      coming.set(name, known);
      return known;
    },
    async newPath() {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
      return join(folder, `${newId()}.once`);
    },
  };
}

/** Removes the files that were used longest ago until the rest is small enough; never the one that was just copied. */
async function makeRoom(folder: string, mostBytes: number, kept: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== kept);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return { name, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of files.sort((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= mostBytes) return;
    await rm(join(folder, name), { force: true });
    bytes -= size;
  }
}
