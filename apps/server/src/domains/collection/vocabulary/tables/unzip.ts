import { promisify } from 'node:util';
import { type InputType, inflateRaw, type ZlibOptions } from 'node:zlib';

/** Thrown for bytes that are no archive, or one that cannot be read here: encrypted, in parts, or with a file that is too large. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** A file of an archive, still packed. */
export interface PackedFile {
  /** Unpacks it, outside of the event loop. @throws ArchiveError if it is larger than `mostBytes` */
  unpack(mostBytes: number): Promise<Buffer>;
}

const inflate = promisify(
  inflateRaw as (
    data: InputType,
    options: ZlibOptions,
    done: (error: Error | null, result: Buffer) => void,
  ) => void,
);

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
/** Spreadsheets have some dozens. */
const MOST_FILES = 2_000;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a zip archive by path, read by its directory (PKWARE APPNOTE 6.3, without Zip64).
 * @throws ArchiveError
 */
export function readArchive(archive: Buffer): ReadonlyMap<string, PackedFile> {
  try {
    return new Map(entriesOf(archive));
  } catch (error) {
    if (error instanceof RangeError) throw new ArchiveError('the archive is cut off');
    throw error;
  }
}

function* entriesOf(archive: Buffer): Generator<[string, PackedFile]> {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > MOST_FILES) throw new ArchiveError('the archive has too many files');
  let at = archive.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new ArchiveError('the archive is damaged');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    yield [name, packedFile(archive, at)];
    at += ENTRY_BYTES + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= first; at--) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new ArchiveError('this is no archive');
}

function packedFile(archive: Buffer, at: number): PackedFile {
  const isEncrypted = (archive.readUInt16LE(at + 8) & 1) === 1;
  const method = archive.readUInt16LE(at + 10);
  const size = archive.readUInt32LE(at + 20);
  const local = archive.readUInt32LE(at + 42);
  return {
    async unpack(mostBytes) {
      if (isEncrypted) throw new ArchiveError('the file is protected by a password');
      if (local + LOCAL_BYTES > archive.length) throw new ArchiveError('the archive is cut off');
      const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const content = archive.subarray(start, start + size);
      if (method === STORED && content.length <= mostBytes) return content;
      if (method !== DEFLATED) throw new ArchiveError('the archive is packed in an unknown way');
      return inflate(content, { maxOutputLength: mostBytes }).catch(() => {
        throw new ArchiveError('the archive is damaged, or has a file that is too large');
      });
    },
  };
}
