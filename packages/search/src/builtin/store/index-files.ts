import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { ANALYSIS_VERSION } from '../../analysis/analysis-version.ts';
import { DamagedFileError } from '../../search-errors.ts';
import type { FilePieces } from '../segment/section-file.ts';
import type { FileEntry, IndexState, LoadedSegment, Manifest, SegmentEntry } from './index-state.ts';
import { manifestOf } from './index-state.ts';

/** Version of the files' layout and of what ranks in them (impacts, columns): raise it with every change of either. */
const FILE_FORMAT = 7;

/** The versions of the files and of the analysis in one number: an index of another one counts as missing and is built again. */
export const INDEX_FORMAT = ANALYSIS_VERSION * 1000 + FILE_FORMAT;

const READ_BYTES = 16 * 1024 * 1024;
/** Files read at the same time: to fill memory keeps more than one core busy. */
const READS_AT_ONCE = 4;
const VERIFY_BYTES = 1024 * 1024;

/** What manifest.json holds: the manifest as text and that text's CRC-32. */
interface SealedManifest {
  readonly crc: number;
  readonly manifest: string;
}

/** The manifest of an index; undefined where there is none or it is of another format. Raises DamagedFileError where it cannot be read. */
export async function readManifest(indexFolder: string): Promise<Manifest | undefined> {
  let text: string;
  try {
    text = await readFile(join(indexFolder, 'manifest.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const manifest = unseal(text);
  return manifest.format === INDEX_FORMAT ? manifest : undefined;
}

function unseal(text: string): Manifest {
  try {
    const sealed = JSON.parse(text) as SealedManifest;
    if (crc32(sealed.manifest) === sealed.crc) return JSON.parse(sealed.manifest) as Manifest;
  } catch {
    // Not JSON, or of another shape: as damaged as with a wrong sum.
  }
  throw new DamagedFileError('manifest is unreadable');
}

function seal(manifest: Manifest): string {
  const text = JSON.stringify(manifest);
  return JSON.stringify({ crc: crc32(text), manifest: text } satisfies SealedManifest);
}

/** Makes a state the current one: the new manifest is on disk before it takes the old one's place. */
export async function writeManifest(indexFolder: string, state: IndexState): Promise<void> {
  const target = join(indexFolder, 'manifest.json');
  const file = await open(`${target}.new`, 'w');
  try {
    await file.writeFile(seal(manifestOf(state, INDEX_FORMAT)));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${target}.new`, target);
  await syncFolder(indexFolder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and waits until it is on disk. Blocks: for worker threads. */
export function writeIndexFile(folder: string, file: string, pieces: FilePieces): FileEntry {
  const handle = openSync(join(folder, file), 'wx');
  try {
    for (const piece of pieces) {
      for (let at = 0; at < piece.length; )
        at += writeSync(handle, piece, at, Math.min(READ_BYTES, piece.length - at));
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return {
    file,
    bytes: pieces.reduce((sum, { length }) => sum + length, 0),
    // For an empty piece crc32 gives 0, whatever came before.
    crc: pieces.reduce((crc, piece) => (piece.length === 0 ? crc : crc32(piece, crc)), 0),
  };
}

/** Loads the state that a manifest describes; files that `known` has already are not read again. */
export async function loadState(
  indexFolder: string,
  manifest: Manifest,
  known?: IndexState,
): Promise<IndexState> {
  const folder = join(indexFolder, manifest.folder);
  const reusable = known?.folder === manifest.folder ? known : undefined;
  const segments = await severalAtOnce(manifest.segments, async (entry): Promise<LoadedSegment> => {
    const before = reusable?.segments.find((segment) => segment.entry.file === entry.file);
    const unchanged = before !== undefined && before.entry.removed?.file === entry.removed?.file;
    const removed =
      unchanged || entry.removed === undefined ? undefined : await readBytes(folder, entry.removed);
    return {
      entry,
      buffer: before?.buffer ?? (await readBytes(folder, entry)),
      tombstones: unchanged ? before.tombstones : removed && new Uint32Array(removed),
    };
  });
  const values = await Promise.all(
    manifest.values.map(async (entry) => {
      const before = reusable?.values.find((value) => value.entry.file === entry.file);
      return before ?? { entry, buffer: await readBytes(folder, entry) };
    }),
  );
  return {
    generation: manifest.generation,
    folder: manifest.folder,
    meaning: manifest.meaning,
    segments,
    values,
  };
}

/** The results in the order of the items. After a failure it waits for what is under way, then raises the first failure. */
async function severalAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place]!);
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: READS_AT_ONCE }, worker));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return results;
}

/** Loads one segment at once: for worker threads, which may wait. */
export function loadSegmentNow(folder: string, entry: SegmentEntry): LoadedSegment {
  const removed = entry.removed && new Uint32Array(readBytesNow(folder, entry.removed));
  return { entry, buffer: readBytesNow(folder, entry), tombstones: removed };
}

function readBytesNow(folder: string, { file, bytes }: FileEntry): SharedArrayBuffer {
  const handle = openSync(join(folder, file), 'r');
  try {
    if (fstatSync(handle).size !== bytes) throw new DamagedFileError(`${file} has another length`);
    const buffer = new SharedArrayBuffer(bytes);
    for (let at = 0; at < bytes; ) {
      const count = readSync(handle, new Uint8Array(buffer), at, Math.min(READ_BYTES, bytes - at), at);
      if (count === 0) throw new DamagedFileError(`${file} is cut short`);
      at += count;
    }
    return buffer;
  } finally {
    closeSync(handle);
  }
}

async function readBytes(folder: string, entry: FileEntry): Promise<SharedArrayBuffer> {
  const handle = await open(join(folder, entry.file), 'r');
  try {
    if ((await handle.stat()).size !== entry.bytes)
      throw new DamagedFileError(`${entry.file} has another length`);
    return await readWhole(handle, entry);
  } finally {
    await handle.close();
  }
}

async function readWhole(handle: FileHandle, entry: FileEntry): Promise<SharedArrayBuffer> {
  const buffer = new SharedArrayBuffer(entry.bytes);
  const bytes = new Uint8Array(buffer);
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(READ_BYTES, bytes.length - at), at);
    if (bytesRead === 0) throw new DamagedFileError(`${entry.file} is cut short`);
    at += bytesRead;
  }
  return buffer;
}

/** Compares the bytes in memory with their CRC, a little at a time between other work. */
export async function isIntact({
  entry,
  buffer,
}: {
  entry: FileEntry;
  buffer: SharedArrayBuffer;
}): Promise<boolean> {
  let crc = 0;
  for (let at = 0; at < buffer.byteLength; at += VERIFY_BYTES) {
    crc = crc32(new Uint8Array(buffer, at, Math.min(VERIFY_BYTES, buffer.byteLength - at)), crc);
    await nextTurn();
  }
  return crc === entry.crc;
}
