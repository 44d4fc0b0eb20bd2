import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;

/** The files of a zip archive by path, read by its central directory. */
export function unzipped(archive: Buffer): ReadonlyMap<string, Buffer> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const more = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files.set(name, method === 8 ? inflateRawSync(content) : Buffer.from(content));
    at += 46 + nameLength + more;
  }
  return files;
}
